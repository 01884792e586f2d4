// [core §1 Level 0] [core §1 Gates of verified users] [core §4 Free message costs 1]
// [core §4 Paid message costs valoreMessaggio] [core §4 Too few credits]
// [core §4 No input until the invitation is accepted] [core §8 credits_exhausted] [core §8 conversation_blocked]
// [money §4 Chat gating]
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { sendMessage } from '#lib/chat/send-message.ts';
import { newId } from '#lib/kernel/ids.ts';
import { ledgerFaults } from '../chat/purse.ts';
import { capturePushes, codeOf, type Pushed } from '../chat/chat-helpers.ts';
import { anyCase, EACH_OUTCOME, type Case } from './gating-case.ts';
import { judge } from './gating-oracle.ts';
import {
  checkMessage,
  checkEvents,
  stateAfter,
  stateOf,
  stateRefused,
  TEXTS,
  type State,
} from './gating-state.ts';
import { createWorld, type World } from './gating-world.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const RUNS = process.env['TEST_ALL'] === '1' ? 25 : 8;

const seen = new Set<string>();
afterAll(() => {
  const refusals = [
    ['account_disabled', 'card_check_required', 'card_data_refused', 'conversation_blocked'],
    ['credits_exhausted', 'disclosure_required', 'invitation_waiting', 'message_empty'],
    ['message_too_long', 'peer_unavailable', 'photo_needs_match', 'system_sender'],
  ].flat();
  expect([...seen].sort()).toEqual([...refusals, 'done'].sort());
});

type Try = {
  readonly one: Case;
  readonly world: World;
  readonly before: State;
  readonly idClient: string;
  readonly send: () => Promise<string>;
};

async function prepare(one: Case): Promise<Try> {
  const world = await createWorld(one);
  const idClient = randomUUID();
  const photo = one.photo ? { id: newId(), width: 600, height: 800 } : undefined;
  const { viewer, peer } = world;
  const wanted = { viewer, angelId: peer.angelId, text: TEXTS[one.text], idClient, photo };
  const send = () => codeOf(sendMessage(wanted));
  return { one, world, before: await stateOf(world), idClient, send };
}

function of({ sender, peer }: World, pushed: readonly Pushed[]): readonly Pushed[] {
  const two = [sender.memberId, peer.member?.memberId];
  return pushed.filter(({ memberId }) => two.includes(memberId));
}

/** Checks against the rules: the outcome, the resulting state, and that a second attempt changes nothing more. */
async function check(
  { one, world, before, idClient, send }: Try,
  code: string,
  pushed: readonly Pushed[],
): Promise<void> {
  seen.add(code);
  const verdict = judge(one);
  if (verdict.codes === null) {
    expect(code).toBe('done');
    expect(await stateOf(world)).toEqual(stateAfter(one, verdict, before));
    await checkMessage(one, world, verdict);
    checkEvents(one, world, verdict, pushed);
  } else {
    expect(verdict.codes).toContain(code);
    expect(await stateOf(world)).toEqual(stateRefused(one, code, before, idClient));
    expect(pushed).toEqual([]);
  }
  expect(await ledgerFaults(world.sender.memberId)).toEqual([]);
  const after = await stateOf(world);
  const again = await send();
  // The refusal has shown the label, so the next attempt is judged as disclosed.
  if (code === 'disclosure_required') {
    expect(judge({ ...one, disclosed: true }).codes ?? ['done']).toContain(again);
    return;
  }
  expect(again).toBe(code);
  expect(await stateOf(world)).toEqual(after);
}

test('accepts, prices and refuses sends as the rules say, many at once', async () => {
  const batch = fc.array(anyCase, { minLength: 8, maxLength: 16 });
  const property = fc.asyncProperty(batch, async (cases) => {
    const tries = await Promise.all(cases.map(prepare));
    const pushed = capturePushes();
    const codes = await Promise.all(tries.map(({ send }) => send()));
    for (const [index, each] of tries.entries()) {
      await check(each, codes[index] ?? '', of(each.world, pushed));
    }
  });
  await fc.assert(property, { numRuns: RUNS, examples: [[EACH_OUTCOME]] });
});
