import { expect } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { purse } from '../chat/purse.ts';
import { conversationOf, type Pushed } from '../chat/chat-helpers.ts';
import type { Case } from './gating-case.ts';
import { costIn, isFirst, type Allowed } from './gating-oracle.ts';
import type { World } from './gating-world.ts';

export const TEXTS = {
  some: 'Ciao, come va?',
  none: ' \n ',
  'too many': 'a'.repeat(2_001),
  'a card number': 'la mia: 4111 1111 1111 1111',
};

/** Everything that a send can change in the tables. */
export async function stateOf({ sender, peer }: World) {
  const { memberId, profileId } = sender;
  const [account, messages, entries, tasks, pendingMessages, inbox, events] = await Promise.all([
    purse(sender),
    db().message.count({ where: { senderId: profileId } }),
    db().creditEntry.count({ where: { memberId } }),
    db().replyTask.count({ where: { memberId, state: 'due' } }),
    db().pendingMessage.findMany({ where: { memberId }, select: { body: true, idClient: true } }),
    db().inbox.findUnique({ where: { profileId: peer.profileId }, select: { unread: true } }),
    db().kpiEvent.findMany({ where: { memberId }, select: { name: true } }),
  ]);
  const names = events.map(({ name }) => name).sort();
  return {
    account,
    messages,
    entries,
    tasks,
    pendingMessages,
    unread: inbox?.unread ?? 0,
    events: names,
  };
}
export type State = Awaited<ReturnType<typeof stateOf>>;

const bookings = (spent: Allowed['spent']) => Object.entries(spent).filter(([, amount]) => amount);

/** The state after an accepted send: the balances, one message, and for a hosted profile one due reply. */
export function stateAfter(one: Case, { spent, left }: Allowed, before: State): State {
  return {
    ...before,
    account: left,
    pendingMessages: [],
    unread: before.unread + 1,
    messages: before.messages + 1,
    entries: before.entries + bookings(spent).length,
    tasks: one.peer === 'hosted' ? 1 : 0,
  };
}

/**
 * The unchanged state; a send that only lacked credits is stored as pending, and counted as a first or later
 * message.
 */
export function stateRefused(one: Case, code: string, before: State, idClient: string): State {
  if (code !== 'credits_exhausted' || one.photo) return before;
  const event = isFirst(one) ? 'ko_icebreaker' : 'ko_msg';
  const pendingMessages = [{ body: TEXTS[one.text].trim(), idClient }];
  return { ...before, pendingMessages, events: [...before.events, event].sort() };
}

/** Checks that the message and its entries agree on the payment, and whether the receiver may read it. */
export async function checkMessage(
  one: Case,
  { sender, peer }: World,
  { spent, open }: Allowed,
): Promise<void> {
  const { messages } = await conversationOf(sender.profileId, peer.profileId);
  const stored = messages.at(-1);
  const booked = bookings(spent);
  const cost = spent.icebreakers + spent.free > 0 ? 1 : costIn(one);
  const body = TEXTS[one.text].trim();
  const paid = { bucket: booked.at(-1)?.[0], cost };
  expect(stored).toMatchObject({
    senderId: sender.profileId,
    kind: 'personal',
    body,
    open,
    ...paid,
  });
  const entries = await db().creditEntry.findMany({
    where: {
      memberId: sender.memberId,
      reason: 'message',
      source: stored?.conversationId ?? '',
      at: stored?.createdAt ?? new Date(0),
    },
  });
  expect(new Map(entries.map(({ bucket, delta }) => [bucket, -delta]))).toEqual(new Map(booked));
}

/** Checks that the sender gets the credits event, a receiving member the message event, and neither any other. */
export function checkEvents(
  one: Case,
  { sender, peer }: World,
  { left, level, open }: Allowed,
  pushed: readonly Pushed[],
): void {
  const credits = pushed.filter(
    ({ name, memberId }) => name !== 'chat' && memberId === sender.memberId,
  );
  expect(credits).toHaveLength(1);
  const now = credits[0]?.payload as RemainingCredits;
  const { icebreakerCredits: icebreakers, freeCredits: free, subscriptionCredits } = now;
  const balances = {
    icebreakers,
    free,
    subscription: subscriptionCredits,
    bought: now.boughtCredits,
  };
  expect({ ...balances, level: now.level }).toEqual({ ...left, level });
  if (peer.member === null) return;
  const { memberId } = peer.member;
  const received = pushed.filter((event) => event.memberId === memberId);
  const msg = open ? TEXTS[one.text].trim() : null;
  expect(received).toMatchObject([
    { name: 'chat', payload: { from: 'peer', msg, blurred: !open } },
  ]);
}
