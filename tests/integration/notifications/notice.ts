import type { DueNotice, NoticeContent } from '#lib/notifications/channel.ts';
import { newId } from '#lib/kernel/ids.ts';
import type { CreatedMember } from '#tests/factories/member.ts';

export const CONTENT: NoticeContent = {
  title: 'Dolcevita',
  body: 'Hai 2 messaggi nuovi',
  path: '/chats',
  count: 2,
  urgent: true,
  silent: false,
};

/** A notice as the planner passes it to a sender. */
export function noticeTo(member: CreatedMember, targetId: string | null = null): DueNotice {
  const { memberId, brandId, email } = member;
  const counts = { messages: 2, hosted: 0, likes: 0, visits: 0, matches: 0, found: 0 };
  return { id: newId(), memberId, brandId, email, targetId, locale: 'it', counts };
}
