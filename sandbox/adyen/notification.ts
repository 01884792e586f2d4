import { createHmac } from 'node:crypto';
import type { Amount } from './api-types.ts';
import { mismatch } from './schema.ts';

export interface NotificationItem {
  readonly eventCode: string;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: Amount;
  readonly success: 'true' | 'false';
  readonly eventDate: string;
  readonly paymentMethod: string;
  readonly reason?: string;
  readonly operations?: readonly string[];
  readonly additionalData: Readonly<Record<string, string>>;
}

const SCHEMAS: Readonly<Record<string, string>> = {
  AUTHORISATION: 'AuthorisationNotificationRequest',
  CANCELLATION: 'CancellationNotificationRequest',
  CAPTURE: 'CaptureNotificationRequest',
  CHARGEBACK: 'ChargebackNotificationRequest',
  CHARGEBACK_REVERSED: 'ChargebackReversedNotificationRequest',
  NOTIFICATION_OF_CHARGEBACK: 'NotificationOfChargebackNotificationRequest',
  REFUND: 'RefundNotificationRequest',
  REQUEST_FOR_INFORMATION: 'RequestForInformationNotificationRequest',
  SECOND_CHARGEBACK: 'SecondChargebackNotificationRequest',
};

/** HMAC-SHA256 of the published field list under the hex-decoded key, in base64. */
export function signItem(item: Omit<NotificationItem, 'additionalData'>, hexKey: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signed).digest('base64');
}

/** The signed body as delivered; throws if it violates the provider's schema. */
export function notificationBody(item: NotificationItem, hexKey: string): string {
  const hmacSignature = signItem(item, hexKey);
  const signed = { ...item, additionalData: { ...item.additionalData, hmacSignature } };
  const body = { live: 'false', notificationItems: [{ NotificationRequestItem: signed }] };
  const schema = SCHEMAS[item.eventCode];
  const broken = schema === undefined ? 'unknown event' : mismatch('webhooks', schema, body);
  if (broken !== undefined) throw new Error(`${item.eventCode} notification: ${broken}`);
  return JSON.stringify(body);
}
