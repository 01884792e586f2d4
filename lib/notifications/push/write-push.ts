import webPush from 'web-push';

/** What a device shows: title, text, target and count. No name and no id of a peer. */
type PushPayload = {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag replaces the first. */
  readonly tag: string;
  /** A page of the brand in the member's language, without the host. */
  readonly url: string;
  readonly lang: string;
  readonly silent: boolean;
  /** Of a notice: unread messages and new notices. */
  readonly count?: number;
  /** Of a call: it rings, or what a device shows of it is replaced. */
  readonly call?: 'ringing' | 'over';
};

export type PushMessage = {
  readonly payload: PushPayload;
  /** For how long the push service keeps it for a device that is offline. */
  readonly ttlSeconds: number;
  readonly urgency: 'high' | 'normal';
  /** A push service keeps one undelivered message a topic: the newest. */
  readonly topic: string;
};

export type PushKeys = {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
};

type Device = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Encrypts a message for one device and signs it as ours (RFC 8291, RFC 8292). Sends nothing. */
export function writePush(device: Device, message: PushMessage, keys: PushKeys) {
  const { endpoint, p256dh, auth } = device;
  const { payload, ttlSeconds: TTL, urgency, topic } = message;
  const written = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    { vapidDetails: keys, TTL, urgency, topic },
  );
  return { headers: written.headers as Record<string, string | number>, body: written.body };
}
