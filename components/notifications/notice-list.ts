import type { Contracts } from '#lib/http/contracts.ts';
import type { ChatEvent } from '#lib/realtime/events.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

/** Likes and visits that the member received. */
export type NotificationsAnswer = AnswerOf<Contracts['GET /api/get/notifications/{trackerId}']>;

export type ReceivedNotification = NotificationsAnswer['like'][number];

/** The kind of event that a row shows. */
export type NoticeKind = 'like' | 'visit' | 'match';

/** The kind of a like or visit; one that answers a like is a match. Pure. */
export function noticeKind({
  type,
  category,
}: Pick<ReceivedNotification, 'type' | 'category'>): NoticeKind {
  if (category === 'like_reply') return 'match';
  return type === 'visit' ? 'visit' : 'like';
}

/** Where one leads, without the locale prefix: a match to the chat, all others to the profile. Pure. */
export function noticeTarget(notice: ReceivedNotification): string {
  return `/${noticeKind(notice) === 'match' ? 'chats' : 'user'}/${notice.angelId}`;
}

/** The lists with a new like or visit on top of its own list. Pure. */
export function withNotice(
  lists: NotificationsAnswer,
  event: ChatEvent,
  label: string | null,
): NotificationsAnswer {
  const { angelId, screenName, photo, kind, answeredBy, type, category, time } = event;
  const peer = { angelId, screenName, photo, kind, answeredBy, label };
  const notice = { ...peer, type, category, isRead: false, time };
  const which = type === 'visit' ? 'visits' : 'like';
  const known = lists[which].filter((one) => one.angelId !== angelId || one.time !== time);
  return { ...lists, [which]: [notice, ...known] };
}

/** Fetched lists, in which those that the open page showed as new are new still. Pure. */
export function withMarks(
  fetched: NotificationsAnswer,
  shown: NotificationsAnswer,
): NotificationsAnswer {
  const keyOf = ({ angelId, type, time }: ReceivedNotification): string =>
    `${angelId} ${type} ${String(time)}`;
  const all = [...shown.like, ...shown.visits];
  const fresh = new Set(all.filter(({ isRead }) => !isRead).map(keyOf));
  const marked = (items: readonly ReceivedNotification[]): ReceivedNotification[] =>
    items.map((one) => ({ ...one, isRead: one.isRead && !fresh.has(keyOf(one)) }));
  return { like: marked(fetched.like), visits: marked(fetched.visits) };
}

/** The lists without the entries of a peer whose conversation closed. Pure. */
export function withoutPeer(lists: NotificationsAnswer, angelId: string): NotificationsAnswer {
  const others = (items: readonly ReceivedNotification[]): ReceivedNotification[] =>
    items.filter((one) => one.angelId !== angelId);
  return { like: others(lists.like), visits: others(lists.visits) };
}

/** How many of a list are new. Pure. */
export function countFresh(items: readonly ReceivedNotification[]): number {
  return items.filter(({ isRead }) => !isRead).length;
}
