import type { Delivery, Outbox } from '../webhooks/outbox.ts';
import { notificationBody, type NotificationItem } from './notification.ts';

function present({ id, body, state, attempts, lastAnswer, about }: Delivery) {
  return { id, ...about, body, state, attempts, lastAnswer };
}

/** Builds and signs notifications of this provider and passes them to the outbox. */
export function createWebhooks({
  outbox,
  hmacKey,
}: {
  readonly outbox: Outbox;
  readonly hmacKey: string;
}) {
  return {
    deliveries: (reference: string | null) => outbox.sentBy('adyen', reference).map(present),
    emit(item: NotificationItem, operation: string, delayMs?: number): Promise<void> {
      const { eventCode, pspReference, merchantReference, success } = item;
      const webhook = {
        provider: 'adyen',
        operation,
        company: item.merchantAccountCode,
        reference: merchantReference,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: notificationBody(item, hmacKey),
        about: { eventCode, pspReference, merchantReference, success },
      };
      return outbox.send(webhook, delayMs);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
