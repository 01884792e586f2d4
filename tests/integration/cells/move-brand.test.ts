import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { newPhotoKey, privatePhotoName } from '#lib/media/photo-files.ts';
import { portraitKey } from '#lib/media/portraits/portrait-key.ts';
import type { PhotoStore } from '#lib/media/storage/store.ts';
import { voiceName } from '#lib/media/voice-file.ts';
import { publicNames } from '#lib/media/variants.ts';
import { resumeBrand } from '#lib/staff/pause-brand.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import {
  createDatabase,
  dropDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/setup/database.ts';
import { root } from '#tests/setup/process.ts';
import { BRAND_TABLES } from '../../../bin/cells/brand-tables.ts';
import { fileCopier } from '../../../bin/cells/copy-files.ts';
import { waitUntilQuiet } from '../../../bin/cells/wait-until-quiet.ts';
import { MOVE_DEATHS } from '../processes/fail-points.ts';
import { connected, countsOf, rowsOf, without, type Rows } from './rows.ts';
import { smallWorld } from './small-world.ts';

function memoryStore() {
  const files = new Map<string, Buffer>();
  const store: PhotoStore = {
    put: (name, bytes) => Promise.resolve(void files.set(name, bytes)),
    get: (name) => Promise.resolve(files.get(name) ?? null),
    remove: () => Promise.resolve(),
  };
  return { files, store };
}

const BRAND = 'dolcevita';
const DRAWN = { gender: 'woman', age: 30, hair: 'brown', seed: 'a seed', pose: 0 } as const;
/** Written by the move itself, and by the tests after it. */
const LATER = new Set(['audit_entries', 'provider_events']);
/** What the two cells say of the brand, before the rows are in the other one and after. */
const OUT = ['out', 'in'];
const MOVED = ['moved', 'loaded'];
const here = () => testDatabase().directUrl;
let target: TestDatabase;
let before: { readonly here: Rows; readonly there: Rows };

type Ended = {
  readonly code: number | null;
  readonly signal: string | null;
  readonly text: string;
};

/** The command as an operator runs it, killed where `failPoint` says. */
function command(args: readonly string[], failPoint = ''): Promise<Ended> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: here(),
    OTHER_CELL_URL: target.directUrl,
    FAIL_POINT: failPoint,
  };
  return new Promise((resolve) => {
    const node = join(root, 'node_modules/.bin/node');
    execFile(
      node,
      ['bin/cells/command-line.ts', ...args],
      { cwd: root, env },
      (error, out, err) => {
        const { code = 0, signal = null } = (error ?? {}) as {
          code?: number;
          signal?: string | null;
        };
        resolve({ code: error ? code : 0, signal, text: out + err });
      },
    );
  });
}

const move = (failPoint?: string) => command(['move', BRAND, '--switch', 'true'], failPoint);

const stateOf = (url: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ move: string | null }>(
      'select move::text as move from brand_pauses where brand_id = $1',
      [BRAND],
    );
    return rows[0] === undefined ? 'served' : (rows[0].move ?? 'paused');
  });
const hostedUnread = (url: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ unread: number }>(
      `select coalesce(sum(i.unread), 0)::int as unread from inboxes i join profiles p on p.id = i.profile_id
        where p.kind = 'hosted'`,
    );
    return rows[0]?.unread;
  });
const states = async () => [await stateOf(here()), await stateOf(target.directUrl)];

beforeAll(async () => {
  target = await createDatabase(process.env['TEST_TEMPLATE'] ?? '');
  await smallWorld(BRAND, 'fuego');
  before = { here: await rowsOf(here()), there: await rowsOf(target.directUrl) };
});
afterAll(() => dropDatabase(target));

test('20: rows are read once nothing of the brand is under way in any instance', async () => {
  const id = newId();
  const now = new Date();
  const seen = { host: 'busy', role: 'web', version: '1', startedAt: now, seenAt: now } as const;
  await db().instance.create({ data: { id, ...seen, report: {} } });
  let isQuiet = false;
  await connected(here(), async (client) => {
    const report = (at: Date) => ({ quietBrands: { [BRAND]: at.toISOString() } });
    await db().brandPause.create({ data: { brandId: BRAND, pausedAt: now } });
    const waited = waitUntilQuiet(client, BRAND).then(() => isQuiet);
    const earlier = report(new Date(now.getTime() - 1));
    await db().instance.update({ where: { id }, data: { report: earlier } });
    isQuiet = true;
    await db().instance.update({ where: { id }, data: { report: report(now) } });
    expect(await waited).toBe(true);
  });
  await db().instance.delete({ where: { id } });
  await db().brandPause.delete({ where: { brandId: BRAND } });
});

test('20: a brand with members in the other cell is not moved there', async () => {
  await connected(target.directUrl, (client) =>
    client.query(
      `insert into users (id, public_id, brand_id, email, email_normalised, state, flow_code, locale, country, created_at)
       values (gen_random_uuid(), 'x', $1, 'x@example.test', 'x@example.test', 'active', '7', 'it', 'it', now())`,
      [BRAND],
    ),
  );
  expect(await move()).toMatchObject({ code: 1, text: expect.stringContaining('1 members') });
  expect(await states()).toEqual(['served', 'served']);
  await connected(target.directUrl, (client) =>
    client.query('delete from users where brand_id = $1', [BRAND]),
  );
});

test('20: files are copied to a store of the other cell, also those that come later', async () => {
  const [old, other] = [memoryStore(), memoryStore()];
  const photo = await db().photo.findFirstOrThrow({
    where: { profile: { brandId: BRAND } },
    orderBy: { id: 'asc' },
  });
  const [publicName = ''] = publicNames(photo.objectKey);
  await connected(here(), async (from) => {
    const copy = fileCopier({ from: old.store, to: other.store }, BRAND);
    const cells = { from, to: from };
    old.files.set(privatePhotoName(photo.objectKey), Buffer.from('a picture'));
    old.files.set('private/of-another-brand.jpg', Buffer.from('another'));
    expect(await copy(cells)).toBe(1);
    old.files.set(publicName, Buffer.from('approved'));
    expect(await copy(cells)).toBe(1);
  });
  expect([...other.files.keys()]).toEqual([privatePhotoName(photo.objectKey), publicName]);
});

test('20: the recordings of voice introductions and voice messages are copied too', async () => {
  const [old, other] = [memoryStore(), memoryStore()];
  const { objectKey } = await db().photo.findFirstOrThrow({
    where: { profile: { brandId: BRAND } },
    orderBy: { id: 'asc' },
  });
  const {
    id: conversationId,
    profileLow,
    profileHigh,
  } = await db().conversation.findFirstOrThrow({
    where: { brandId: BRAND },
    orderBy: { id: 'asc' },
  });
  const inChat = newPhotoKey();
  await connected(here(), async (client) => {
    await client.query('begin');
    await client.query(
      `update photos set voice_ms = 9000, waveform = '{50}', is_default = false where object_key = $1`,
      [objectKey],
    );
    await client.query(
      `insert into chat_photos (id, conversation_id, sender_id, peer_id, id_client, object_key, width, height,
                                voice_ms, waveform, caption, state, created_at)
       values (gen_random_uuid(), $1, $2, $3, gen_random_uuid(), $4, 0, 0, 9000, '{50}', '', 'pending', now())`,
      [conversationId, profileLow, profileHigh, inChat],
    );
    for (const key of [objectKey, inChat]) old.files.set(voiceName(key), Buffer.from('a sound'));
    const copy = fileCopier({ from: old.store, to: other.store }, BRAND);
    expect(await copy({ from: client, to: client })).toBe(2);
    await client.query('rollback');
  });
  expect(new Set(other.files.keys())).toEqual(new Set([objectKey, inChat].map(voiceName)));
});

test('20: drawn portraits are not asked for in the store', async () => {
  const asked: string[] = [];
  const { store } = memoryStore();
  const from = { ...store, get: (name: string) => (asked.push(name), store.get(name)) };
  const { id } = await db().photo.findFirstOrThrow({
    where: { profile: { brandId: BRAND } },
    orderBy: { id: 'asc' },
  });
  const key = portraitKey({ ...DRAWN, portraitBrand: BRAND });
  await connected(here(), async (client) => {
    await client.query('begin');
    const copy = fileCopier({ from, to: store }, BRAND);
    await copy({ from: client, to: client });
    const before = asked.splice(0).length;
    await client.query('update photos set object_key = $1 where id = $2', [key, id]);
    expect(await copy({ from: client, to: client })).toBe(0);
    await client.query('rollback');
    expect(asked.filter((name) => name.includes(key))).toEqual([]);
    expect(asked.length).toBeLessThan(before);
  });
});

test('20: a move that is abandoned leaves both cells as they were', async () => {
  expect(await move(MOVE_DEATHS.abandoned[0])).toMatchObject({ signal: 'SIGKILL' });
  expect(await states()).toEqual(['out', 'loaded']);
  expect(await command(['abandon', BRAND])).toMatchObject({ code: 0 });
  expect(await states()).toEqual(['served', 'served']);
  expect((await rowsOf(target.directUrl)).get('users')).toEqual(before.there.get('users'));
});

test('20: a move that is killed at any moment goes on when it is repeated', async () => {
  for (const point of MOVE_DEATHS.killed) {
    const { signal } = await move(point);
    const found = ['move.paused', 'move.copied'].includes(point) ? OUT : MOVED;
    expect([point, signal, ...(await states())]).toEqual([point, 'SIGKILL', ...found]);
  }
  await expect(
    resumeBrand({ brand: brandOf(BRAND), actor: 'test', now: clock.now() }),
  ).rejects.toMatchObject({ code: 'conflict' });
  expect(await move()).toMatchObject({ code: 0 });
  expect(await states()).toEqual(['moved', 'served']);
});

test('20: notifications of payments that came since go with the brand, other rows stop the deletion', async () => {
  const { reference, company } = await db().attempt.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const now = clock.now();
  const event = { provider: 'mollie', company, dedupeKey: 'late', reference, payload: {} };
  const times = { dueAt: now, receivedAt: now };
  const { id } = await db().providerEvent.create({ data: { id: newId(), ...event, ...times } });
  const log = await db().clientLog.create({
    data: { id: newId(), brandId: BRAND, subject: 'late', text: '', at: now },
  });
  // The job that counts the figures of each day writes them again.
  await db().$executeRaw`
    update metric_days set count = count
     where series_id in (select id from metric_series where brand_id = ${BRAND})`;
  const refused = await command(['delete', BRAND]);
  expect(refused.text).not.toContain('metric_days');
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('client_logs (1)') });
  const { rows } = await connected(target.directUrl, (client) =>
    client.query('select state::text from provider_events where id = $1', [id]),
  );
  expect(rows).toEqual([{ state: 'received' }]);
  await db().clientLog.delete({ where: { id: log.id } });
});

test('20: after the deletion every row is in one of the two cells, once', async () => {
  expect(await command(['delete', BRAND], MOVE_DEATHS.deleted[0])).toMatchObject({
    signal: 'SIGKILL',
  });
  expect(await command(['delete', BRAND])).toMatchObject({ code: 0 });
  const [left, arrived] = [await rowsOf(here()), await rowsOf(target.directUrl)];
  const moves = Object.entries(BRAND_TABLES).filter(([, { own }]) => own !== undefined);
  let moved = 0;
  for (const [table, { shared }] of moves) {
    const rows = (all: Rows) => all.get(table) ?? [];
    const gone = without(rows(before.here), rows(left));
    const come = without(rows(arrived), rows(before.there));
    const added = shared === undefined && !LATER.has(table) ? without(come, gone) : [];
    expect([table, without(gone, rows(arrived)), added]).toEqual([table, [], []]);
    // Of a hosted profile each cell counts what is unread there.
    if (table !== 'inboxes')
      expect([table, without(rows(left), rows(before.here))]).toEqual([table, []]);
    moved += gone.length;
  }
  expect(moved).toBeGreaterThan(200);
  expect(Object.keys(await countsOf(here(), BRAND)).filter((name) => name !== 'log_lines')).toEqual(
    ['brand_pauses'],
  );
  expect([await hostedUnread(here()), await hostedUnread(target.directUrl)]).toEqual([0, 1]);
  // The other brand has lost nothing.
  expect(await countsOf(here(), 'fuego')).toMatchObject({ users: 6, conversations: 3 });
});
