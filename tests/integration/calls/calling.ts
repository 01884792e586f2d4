import { beforeEach } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { acceptCall } from '#lib/calls/accept-call.ts';
import { endCall } from '#lib/calls/end-call.ts';
import { startCall } from '#lib/calls/start-call.ts';
import { watchCallsWork } from '#lib/calls/watch-calls.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { backgroundEnded } from '#lib/kernel/background.ts';
import type { CallView } from '#lib/realtime/events.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { capturePushes, viewerOf, type Pushed } from '../chat/chat-helpers.ts';
import { her, him } from '../discovery/two.ts';
import { installRelay, match } from './matched.ts';

/** A man and a woman who match, in a deployment with a relay; new in each test of the importing file. */
export let pushed: Pushed[];
/** The tab of each, by public id of the profile. */
export const tabOf = (() => {
  const tabs = new Map<string, string>();
  return ({ angelId }: CreatedMember): string => {
    const known = tabs.get(angelId) ?? randomUUID();
    tabs.set(angelId, known);
    return known;
  };
})();

beforeEach(async () => {
  installRelay();
  await match(him, her);
  pushed = capturePushes();
});
export const start = async (
  from = him,
  to: Pick<CreatedMember, 'angelId'> = her,
  tab = tabOf(from),
) => startCall({ viewer: await viewerOf(from), angelId: to.angelId, tab }, clock.now());

export const accept = async (id: string, by = her, tab = tabOf(by)) =>
  acceptCall({ viewer: await viewerOf(by), id, tab }, clock.now());

export const end = async (id: string, by = him) => endCall(await viewerOf(by), id, clock.now());

/** A call that was accepted. */
export async function answeredCall(): Promise<string> {
  const { call } = await start();
  await accept(call.id);
  return call.id;
}

export const stored = (id: string) =>
  db().call.findUniqueOrThrow({
    where: { id },
    include: { sides: { orderBy: { profileId: 'asc' } } },
  });

const ofTwo = () => ({ in: [him.profileId, her.profileId] });

/** How many calls the two have made. */
export const calls = () => db().call.count({ where: { callerId: ofTwo() } });

/** How many of the two are in a call. */
export const inCall = () => db().callSide.count({ where: { live: true, profileId: ofTwo() } });

/** The states of the call that a member's devices received, in order. */
export async function statesOf({ memberId }: CreatedMember): Promise<string[]> {
  await backgroundEnded();
  return pushed
    .filter((one) => one.memberId === memberId && one.name === 'call')
    .map(({ payload }) => (payload as CallView).state);
}

/** Runs the due work until nothing is due. */
export async function watch(): Promise<void> {
  while ((await watchCallsWork.run(clock.now(), 50)) > 0);
}
