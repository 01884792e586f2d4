import { isNotice } from '#components/realtime/is-notice.ts';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { foldName } from '#lib/text/fold-name.ts';
import type { OwnSend } from '../state/own-sends.ts';
import type { Conversation, ListAnswer, NewMatch } from '../state/types.ts';

/** Time that the row shows: of the message that waits for credits, else of the last one. Pure. */
export function rowTime({ last, pending }: Conversation): number {
  return pending?.time ?? last?.time ?? 0;
}

function newestFirst(a: Conversation, b: Conversation): number {
  return rowTime(b) - rowTime(a);
}

/** Merges two lists, newest first, each peer once; the later entry replaces the earlier one. Pure. */
export function mergeConversations(
  known: readonly Conversation[],
  more: readonly Conversation[],
): readonly Conversation[] {
  const byPeer = new Map(known.map((one) => [one.angelId, one]));
  for (const one of more) byPeer.set(one.angelId, one);
  return [...byPeer.values()].sort(newestFirst);
}

/**
 * The list after a message of a known conversation: it moves to the top, and counts as unread unless it is
 * open. Pure.
 */
export function withMessage(
  list: readonly Conversation[],
  event: ChatEvent,
  openId: string | undefined,
): readonly Conversation[] {
  const before = list.find(({ angelId }) => angelId === event.angelId);
  const counts = event.from === 'peer' && !isNotice(event) && event.angelId !== openId;
  const { from, type, category, isHtml, msg, blurred, isRead, attachment, answerer, time } = event;
  // A visit is shown only among the notifications, a notice of who answers only in the thread.
  if (before === undefined || type === 'visit' || type === 'notice') return list;
  const content = { isHtml, msg, blurred, removed: false, isRead, attachment, answerer };
  const last = { from, type, category, ...content, time };
  return mergeConversations(list, [{ ...before, last, unread: before.unread + (counts ? 1 : 0) }]);
}

/** The list after the member sent a message: its conversation moves to the top. Pure. */
export function withOwnSend(
  list: readonly Conversation[],
  { angelId, msg, time }: OwnSend,
): readonly Conversation[] {
  const before = list.find((one) => one.angelId === angelId);
  if (before === undefined) return list;
  const last = {
    from: 'self' as const,
    type: 'personal' as const,
    category: null,
    isHtml: false,
    msg,
    blurred: false,
    removed: msg === null,
    isRead: false,
    attachment: null,
    answerer: null,
    time,
  };
  return mergeConversations(list, [{ ...before, last }]);
}

/** The list with the message that waits for credits, whose receiver may not be in it yet. Pure. */
export function withPendingMessage(
  list: readonly Conversation[],
  pendingMessage: ListAnswer['pendingMessage'],
): readonly Conversation[] {
  if (pendingMessage === null) return list;
  const { msg, time, ...peer } = pendingMessage;
  const known = list.find(({ angelId }) => angelId === peer.angelId);
  const conversation = known ?? { ...peer, last: null, unread: 0 };
  return mergeConversations(list, [{ ...conversation, pending: { msg, time } }]);
}

/** The list with one conversation marked as read. Pure. */
export function withRead(
  list: readonly Conversation[],
  angelId: string | undefined,
): readonly Conversation[] {
  if (!list.some((one) => one.angelId === angelId && one.unread > 0)) return list;
  return list.map((one) => (one.angelId === angelId ? { ...one, unread: 0 } : one));
}

/** The list without those whose conversations closed. Pure. */
export function withoutPeers<Peer extends { readonly angelId: string }>(
  list: readonly Peer[],
  closed: readonly string[],
): readonly Peer[] {
  return list.filter(({ angelId }) => !closed.includes(angelId));
}

/**
 * Each conversation in one place: the matches where nothing is written yet, and all other conversations. A match in
 * which a message was written since, or waits for credits, is one of the others. Pure.
 */
export function splitMatches(list: readonly Conversation[], matches: readonly NewMatch[]) {
  const begun = new Set(
    list
      .filter(({ last, pending }) => pending !== undefined || last?.type === 'personal')
      .map(({ angelId }) => angelId),
  );
  const fresh = matches.filter(({ angelId }) => !begun.has(angelId));
  const others = withoutPeers(
    list,
    fresh.map(({ angelId }) => angelId),
  );
  return { fresh, others };
}

/** The conversations whose name contains the query, ignoring accents. Pure. */
export function findByName(list: readonly Conversation[], query: string): readonly Conversation[] {
  const wanted = foldName(query).trim();
  return wanted === ''
    ? list
    : list.filter(({ screenName }) => foldName(screenName).includes(wanted));
}

/** A message on one line; the row shortens it to its width. Pure. */
export function preview(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
