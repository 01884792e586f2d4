import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { readRows } from '#lib/db/read-rows.ts';
import { countsStatement, countWaiting, MAX_COUNTED } from '#lib/desk/queue/count-waiting.ts';
import { kindsOf, type Lane } from '#lib/desk/queue/kinds.ts';
import { escalatedOf } from '#lib/desk/queue/waiting.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { LOWEST_ID, newId } from '#lib/kernel/ids.ts';
import { chance } from '../../factories/chance.ts';

const OPERATOR = `operator:${LOWEST_ID}`;
const NOW = clock.now();
/** Between the oldest and the newest item. */
const VISIT = after(NOW, -12 * HOUR);
const KINDS = ['photo', 'photo_appeal', 'report', 'verification'] as const;

type Item = {
  readonly kind: (typeof KINDS)[number];
  readonly id: string;
  readonly brandId: string | null;
  readonly since: Date;
  readonly pending: boolean;
  readonly urgent: boolean;
  /** How much later than the item its escalation is; null where it was not passed on. */
  readonly passedOnAfterMs: number | null;
  /** The operator had the first look at it. */
  readonly seen: boolean;
};

/** Of photos more than are counted, on one brand and on all. */
function makeItems(): readonly Item[] {
  const { next, happens, pick } = chance(7);
  return Array.from({ length: 1_200 }, (_, index) => {
    const kind = pick([
      ['photo', 6],
      ['photo_appeal', 1],
      ['report', 1],
      ['verification', 1],
    ] as const);
    const isOfPhoto = kind === 'photo' || kind === 'photo_appeal';
    return {
      kind,
      id: newId(),
      brandId: pick([
        ['dolcevita', 6],
        ['fuego', 2],
        [null, isOfPhoto ? 1 : 0],
      ]),
      // No two at one time, so that it is certain which come first.
      since: after(NOW, -2_000 * Math.floor(next() * (DAY / 2_000)) - index),
      pending: happens(0.85),
      urgent: kind === 'report' && happens(0.3),
      passedOnAfterMs: pick([
        [null, 6],
        [MINUTE, 1],
        [0, 1],
        [-MINUTE, 1],
      ]),
      seen: kind === 'verification' && happens(0.3),
    };
  });
}

/** The table of an item, and its row; columns that are not named are null. */
function rowOf(item: Item): readonly [table: string, row: object] {
  const { kind, id, brandId, since, pending, urgent, seen } = item;
  const picture = {
    object_key: id,
    width: 1,
    height: 1,
    print_bands: [],
    waveform: [],
    position: 0,
  };
  const photo = { ...picture, profile_id: newId(), is_default: false, created_at: since };
  const own = { id, brand_id: brandId };
  const answer = pending ? {} : { appeal_outcome: 'granted', appeal_decided_at: NOW };
  const decision = pending ? {} : { decided_at: NOW, decided_by: 'test' };
  switch (kind) {
    case 'photo':
      return ['photos', { ...own, ...photo, state: pending ? 'pending' : 'approved' }];
    case 'photo_appeal': {
      const refused = { state: 'rejected', reason: 'nudity', appeal: 'Why?', appealed_at: since };
      return ['photos', { ...own, ...photo, ...refused, ...answer }];
    }
    case 'report': {
      const between = { reporter_id: newId(), reported_id: newId(), surface: 'profile' };
      const reason = urgent ? 'threat' : 'scam';
      const state = pending ? 'open' : 'dismissed';
      const report = { reason, details: '', evidence: [], state, created_at: since };
      return ['reports', { ...own, ...between, ...report, ...decision }];
    }
    case 'verification': {
      const pose = { pose: 'open_palm', asked_at: since, expires_at: NOW, sent_at: since };
      const state = pending ? 'pending' : 'approved';
      const selfie = {
        state,
        object_key: pending ? id : null,
        profile_id: newId(),
        sampled: false,
      };
      const opinion = seen ? { first_by: OPERATOR, first_at: NOW } : {};
      return ['photo_verifications', { ...own, ...pose, ...selfie, ...opinion }];
    }
  }
}

const items = makeItems();

beforeAll(async () => {
  await db().$executeRaw`truncate photos, reports, photo_verifications, queue_escalations cascade`;
  const client = await pool().connect();
  try {
    await client.query('begin');
    // Their members are not needed.
    await client.query('set local session_replication_role = replica');
    for (const item of items) {
      const [table, row] = rowOf(item);
      await client.query(
        `insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`,
        [JSON.stringify(row)],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  await db().queueEscalation.createMany({
    data: items.flatMap(({ kind, id, since, passedOnAfterMs }) =>
      passedOnAfterMs === null
        ? []
        : [{ kind, itemId: id, note: 'Why?', by: 'test', at: after(since, passedOnAfterMs) }],
    ),
  });
});

/** An escalation from before the item waited is of an earlier item under its id. */
const isPassedOn = ({ passedOnAfterMs }: Item): boolean => (passedOnAfterMs ?? -1) >= 0;

const first = (some: readonly Item[]): readonly Item[] =>
  some
    .toSorted(
      (a, b) => Number(b.urgent) - Number(a.urgent) || a.since.getTime() - b.since.getTime(),
    )
    .slice(0, MAX_COUNTED + 1);

/** What a lane shows, counted one item after the other. */
function expectedOf(lane: Lane, brandIds: readonly string[]) {
  const shown = items.filter(
    (item) =>
      item.pending &&
      !item.seen &&
      isPassedOn(item) === (lane === 'senior') &&
      (brandIds.length === 0 || brandIds.some((id) => id === item.brandId)),
  );
  const counted = kindsOf(lane).flatMap((kind) => first(shown.filter((one) => one.kind === kind)));
  const times = counted.map(({ since }) => since.getTime());
  return {
    lane,
    waiting: Math.min(counted.length, MAX_COUNTED + 1),
    oldest: times.length === 0 ? null : new Date(Math.min(...times)),
    fresh: counted.filter(({ since }) => since > VISIT).length,
  };
}

describe('the counts of the queue', () => {
  test.each([
    ['senior_moderator', []],
    ['senior_moderator', ['dolcevita']],
    ['senior_moderator', ['fuego']],
    ['senior_moderator', ['spark']],
    ['moderator', []],
    ['moderator', ['dolcevita', 'fuego']],
  ] as const)('are those of the items: %s of %j', async (role, brandIds) => {
    const asked = { operatorId: LOWEST_ID, role, brandIds };
    const { lanes } = await countWaiting(asked, undefined, VISIT);
    expect(lanes).toEqual(lanes.map(({ lane }) => expectedOf(lane, brandIds)));
    expect(lanes.some(({ lane }) => lane === 'senior')).toBe(role === 'senior_moderator');
  });

  test.each(KINDS)('the next that were passed on are those of the items: %s', async (kind) => {
    const passedOn = items.filter((item) => item.kind === kind && item.pending && isPassedOn(item));
    const rows = await readRows<{ id: string }>(
      escalatedOf(kind, { brandIds: ['dolcevita', 'fuego', null], most: 7 }),
    );
    expect(rows.map(({ id }) => id)).toEqual(
      first(passedOn)
        .slice(0, 7)
        .map(({ id }) => id),
    );
  });

  test.each([
    [false, ['dolcevita']],
    [false, ['dolcevita', 'fuego', null]],
    [true, ['dolcevita', 'fuego', null]],
  ])('are planned once, not at each call: passed on %s, %j', async (senior, brandIds) => {
    const { text, values } = countsStatement(
      { operatorId: LOWEST_ID },
      { brandIds, senior, after: VISIT },
    );
    const name = `counts ${String(senior)} ${brandIds.join(' ')}`;
    const client = await pool().connect();
    try {
      await client.query('begin');
      // PostgreSQL plans the first five runs for their values, and compares.
      for (let run = 0; run < 8; run += 1) await client.query({ name, text, values });
      const { rows } = await client.query<{ planned: number }>(
        'select custom_plans::int as planned from pg_prepared_statements where statement = $1',
        [text],
      );
      expect(rows).toEqual([{ planned: 5 }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
