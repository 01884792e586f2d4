import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import { announceWork } from '#lib/realtime/desk/announce-work.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';
import { askDesk } from './ask-desk.ts';
import { connectOperator, type DeskSocket } from './desk-socket.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const purpose = 'Moderation';
let hub: Hub;
const open: DeskSocket[] = [];
beforeAll(async () => {
  hub = await startInProcessHub();
});
afterEach(() => {
  for (const one of open.splice(0)) one.socket.disconnect();
});
afterAll(() => hub.stop());

async function tabOf({ token }: { readonly token: string }): Promise<DeskSocket> {
  const tab = await connectOperator(hub.port, token);
  open.push(tab);
  return tab;
}

const lanesOf = async ({ token }: { readonly token: string }) => {
  const { answer } = await askDesk('GET /api/desk/queue', { token });
  const lanes = answer['lanes'] as readonly { lane: string; waiting: number }[];
  return lanes.find(({ lane }) => lane === 'report')?.waiting;
};

test('what comes to wait, and is done by a colleague, is announced to all operators of the brand', async () => {
  await db().report.deleteMany();
  const moderators = [
    await createOperator({ role: 'moderator' }),
    await createOperator({ role: 'moderator', brandIds: ['dolcevita'] }),
  ] as const;
  const elsewhere = await createOperator({ role: 'moderator', brandIds: ['fuego'] });
  const [first, second, other] = await Promise.all([...moderators, elsewhere].map(tabOf));
  if (!first || !second || !other) throw new Error('no tabs');
  const [ugo, anna] = await createPair(1);
  const about = { angelId: ugo.angelId, reason: 'scam', details: '', surface: 'card' } as const;
  await reportProfile({ viewer: await viewerOfToken(anna.token), ...about, now: clock.now() });
  for (const tab of [first, second])
    expect(await tab.next('work')).toEqual({ brandId: 'dolcevita' });
  expect(await lanesOf(moderators[1])).toBe(1);
  const { id } = await db().report.findFirstOrThrow({ where: { reportedId: ugo.profileId } });
  const body = { kind: 'report', id, consequence: null };
  const decided = { token: moderators[0].token, purpose, body };
  expect(await askDesk('POST /api/desk/queue/decide', decided)).toMatchObject({ status: 200 });
  expect(await second.next('work')).toEqual({ brandId: 'dolcevita' });
  expect(await lanesOf(moderators[1])).toBe(0);
  // The first that it gets: events arrive in the order in which they were sent.
  announceWork('fuego');
  expect(await other.next('work')).toEqual({ brandId: 'fuego' });
});
