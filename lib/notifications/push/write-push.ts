import webPush from 'web-push';
import { brandLink } from '../../brands/links.ts';
import { hashSecret } from '../../kernel/ids.ts';
import type { NoticeContent } from '../channel.ts';
import { PUSH_TTL_SECONDS } from '../limits.ts';

/** What a device shows: title, text, target and count. No name and no id of a peer. */
type PushPayload = {
  readonly title: string;
  readonly body: string;
  /** A duplicate replaces the first. */
  readonly tag: 'notices';
  /** A page of the brand in the member's language, without the host. */
  readonly url: string;
  readonly lang: string;
  readonly count: number;
  readonly silent: boolean;
};

export type PushKeys = {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
};

type Push = {
  readonly device: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly memberId: string;
  readonly brandId: string;
  readonly locale: string;
  readonly content: NoticeContent;
  readonly keys: PushKeys;
};

/** Encrypts a notice for one device and signs it as ours (RFC 8291, RFC 8292). Sends nothing. */
export function writePush({ device, memberId, brandId, locale, content, keys }: Push) {
  const { endpoint, p256dh, auth } = device;
  const { title, body, path, count, silent } = content;
  const url = new URL(brandLink(brandId, path, locale)).pathname;
  const payload: PushPayload = { title, body, tag: 'notices', url, lang: locale, count, silent };
  const written = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: keys,
      TTL: PUSH_TTL_SECONDS,
      urgency: content.urgent ? 'high' : 'normal',
      // A push service keeps one undelivered message a topic: the newest.
      topic: `n${hashSecret(memberId).slice(0, 8)}`,
    },
  );
  return { headers: written.headers as Record<string, string | number>, body: written.body };
}
