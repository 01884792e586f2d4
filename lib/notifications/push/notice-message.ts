import { brandLink } from '../../brands/links.ts';
import { hashSecret } from '../../kernel/ids.ts';
import type { DueNotice, NoticeContent } from '../channel.ts';
import { PUSH_TTL_SECONDS } from '../limits.ts';
import type { PushMessage } from './write-push.ts';

/** A notice as a push message. Pure. */
export function noticeMessage(
  { memberId, brandId, locale }: DueNotice,
  { title, body, path, count, urgent, silent }: NoticeContent,
): PushMessage {
  const url = new URL(brandLink(brandId, path, locale)).pathname;
  return {
    payload: { title, body, tag: 'notices', url, lang: locale, count, silent },
    ttlSeconds: PUSH_TTL_SECONDS,
    urgency: urgent ? 'high' : 'normal',
    topic: `n${hashSecret(memberId).slice(0, 8)}`,
  };
}
