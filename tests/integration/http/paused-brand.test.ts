import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { readPauses } from '#lib/brands/paused-brands.ts';
import { SESSION_CHECK_INTERVAL_MS } from '#lib/hub/watch-sessions.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { newId } from '#lib/kernel/ids.ts';
import { endedSessions } from '#lib/realtime/ended-sessions.ts';
import { pauseBrand, resumeBrand } from '#lib/staff/pause-brand.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { connectMember } from '#tests/setup/socket-member.ts';
import { HOST as HUB_HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';
import { inProcessListener } from './in-process-listener.ts';

const { ask, rendered } = inProcessListener();
const order = () => ({ brand: brandOf('dolcevita'), actor: 'test', now: clock.now() });

let hub: Hub;
let member: CreatedMember;

beforeAll(async () => {
  const { setInterval: every } = globalThis;
  // The hub closes the sockets of a paused brand at any moment; here they stay open, for what a send is answered.
  const intervals = jest
    .spyOn(globalThis, 'setInterval')
    .mockImplementation(((work: () => void, ms: number) =>
      every(ms === SESSION_CHECK_INTERVAL_MS ? () => undefined : work, ms)) as typeof setInterval);
  hub = await startInProcessHub();
  intervals.mockRestore();
  member = await createMember();
});
afterAll(() => hub.stop());
beforeEach(async () => {
  rendered.length = 0;
  await pauseBrand(order());
  await readPauses();
});
afterEach(async () => {
  await resumeBrand(order());
  await readPauses();
});

test.each([
  ['/', 'it', 'Stiamo spostando il sito'],
  ['/legal/terms', 'it', 'Stiamo spostando il sito'],
  ['/fr/chats', 'fr', 'Nous changeons de serveur'],
])(
  '20: %s of a paused brand says that it is being moved, and when to try again',
  async (path, language, text) => {
    const answer = await ask(path);
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '5',
      refresh: '5',
      'cache-control': 'no-store',
    });
    expect(answer.text).toContain(`<html lang="${language}"`);
    expect(answer.text).toContain(text);
    expect(rendered).toEqual([]);
  },
);

test('20: calls are refused with the time of the next try, before they change anything', async () => {
  const answer = await ask('/api/users/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: member.email, password: member.password }),
  });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable', params: { retryAfter: 5 } });
});

test.each([
  ['a payment', '/api/webhooks/mollie?c=gankomedia', 'id=tr_1'],
  ['a Telegram bot', '/api/webhooks/telegram?b=dolcevita', '{}'],
])('20: a notification of %s of the brand is left for later', async (_, path, body) => {
  const secret = env().TELEGRAM_WEBHOOK_SECRET ?? '';
  const headers = {
    'content-type': path.includes('mollie')
      ? 'application/x-www-form-urlencoded'
      : 'application/json',
    'x-telegram-bot-api-secret-token': secret,
  };
  const answer = await ask(path, { method: 'POST', headers, body });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
});

test('20: a notification of a payment to the brand’s former company is left for later too', async () => {
  const brandId = 'dolcevita';
  const latest = await db().brandSettings.findFirstOrThrow({
    where: { brandId },
    orderBy: { version: 'desc' },
  });
  const version = latest.version + 1;
  const changed = { ...latest, id: newId(), version, paymentCompany: 'another' };
  await db().brandSettings.create({ data: changed as never });
  try {
    await readPauses();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const path = `/api/webhooks/mollie?c=${latest.paymentCompany}`;
    expect((await ask(path, { method: 'POST', headers, body: 'id=tr_1' })).status).toBe(503);
  } finally {
    await db().brandSettings.delete({ where: { brandId_version: { brandId, version } } });
  }
});

test('20: another brand is served meanwhile', async () => {
  const [host = ''] = brandOf('bside').hosts;
  expect((await ask('/legal/terms', { host: `${host}:3000` })).status).toBe(200);
});

test('20: sends wait for the end of the pause and are stored then; new sockets wait too', async () => {
  await resumeBrand(order());
  await readPauses();
  const [writer, peer] = [
    await createMember({ gender: 'man', seeking: 'woman' }),
    await createMember({ gender: 'woman', seeking: 'man' }),
  ];
  const { say, close } = await connectMember(hub.port, HUB_HOST, writer.token);
  await pauseBrand(order());
  await readPauses();
  const idClient = crypto.randomUUID();
  expect(await say(peer.angelId, 'Ciao!', idClient)).toMatchObject({
    ok: false,
    code: 'unavailable',
    params: { retryAfter: 5 },
  });
  expect(await hub.knock({ token: writer.token })).toBe('unavailable');
  // Open sockets are closed like those of ended sessions, so that they connect to the other cell.
  expect(await endedSessions([writer.sessionId], clock.now())).toEqual([writer.sessionId]);
  await resumeBrand(order());
  await readPauses();
  expect(await endedSessions([writer.sessionId], clock.now())).toEqual([]);
  expect(await say(peer.angelId, 'Ciao!', idClient)).toMatchObject({ ok: true, seq: 1 });
  close();
});
