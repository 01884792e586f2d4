import { expect, test } from '@jest/globals';
import { db, inTransaction } from '#lib/db/client.ts';
import { describeReports } from '#lib/desk/queue/describe-reports.ts';
import { clock, SECOND } from '#lib/kernel/clock.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import { agreeToPicture } from '#lib/calls/agree-to-picture.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { her, him } from '../discovery/two.ts';
import { advance } from '../notifications/outside.ts';
import { answeredCall, calls, end, start, tabOf } from './calling.ts';

/** She reports him from a call, in which he showed his picture. */
async function reported(): Promise<void> {
  await end((await start(her, him)).call.id, her);
  const id = await answeredCall();
  const consent = { id, tab: tabOf(him), shown: true };
  await agreeToPicture(await viewerOf(him), consent, clock.now());
  advance(20 * SECOND);
  const about = { angelId: him.angelId, reason: 'sexual', surface: 'call' } as const;
  const viewer = await viewerOf(her);
  await reportProfile({ viewer, ...about, details: '', now: clock.now() });
}

test('a report from a call brings its facts to the desk, and nothing of its content', async () => {
  await reported();
  const { id, brandId } = await db().report.findFirstOrThrow({
    where: { reporterId: her.profileId },
  });
  const taken = { kind: 'report', id, brandId, since: clock.now(), urgent: false } as const;
  const operator = { operatorId: 'nora', brandIds: [] };
  const reader = { operator, actor: 'operator:nora', purpose: undefined, now: clock.now() };
  const [item] = await describeReports([taken], reader);
  expect(item).toMatchObject({
    surface: 'call',
    snapshots: [
      {
        surface: 'call',
        calls: [
          { byReported: false, state: 'missed', answeredAt: null, pictureOfReported: false },
          { byReported: true, state: 'active', endedAt: null, pictureOfReported: true },
        ],
      },
    ],
  });
});

test('calls are in the data of both sides, and go with the account of either', async () => {
  const id = await answeredCall();
  await end(id, her);
  const of = async ({ memberId }: typeof him) =>
    (await gatherData(memberId, clock.now()))['calls'] as readonly object[];
  expect(await of(him)).toMatchObject([
    { calledByMember: true, state: 'ended', endedBecause: 'hung_up' },
  ]);
  expect(await of(her)).toMatchObject([{ calledByMember: false, state: 'ended' }]);
  await inTransaction((tx) => eraseAccount(tx, him.memberId, clock.now()));
  expect(await of(her)).toEqual([]);
  expect(await calls()).toBe(0);
});
