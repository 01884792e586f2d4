import { createSign, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { PayPalContext } from './context.ts';
import { mismatch } from './schema.ts';
import { companyOf, newId, referenceOf, type Order } from './state.ts';

const CERTIFICATE_PATH = '/paypal/certs/CERT-360caa42-sandbox';

const beside = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

export const CERTIFICATE = { path: CERTIFICATE_PATH, pem: beside('demo-certificate.pem') };
const key = beside('demo-key.pem');

interface Event {
  readonly type: string;
  readonly resourceType: string;
  readonly resource: Readonly<Record<string, unknown>>;
  /** The causing operation, as named in the fault plan. */
  readonly operation: string;
  readonly delayMs?: number | undefined;
}

function sign(webhookId: string, body: string, certificate: string): Record<string, string> {
  const id = randomUUID();
  const time = new Date().toISOString();
  const signed = [id, time, webhookId, crc32(body)].join('|');
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': certificate,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(key, 'base64'),
  };
}

/** Notifies the merchant of an event of an order; throws if it violates the provider's schema. */
export async function notify(context: PayPalContext, order: Order, event: Event): Promise<void> {
  const { type, resourceType, resource, operation, delayMs } = event;
  const notification = {
    id: `WH-${newId()}-${newId()}`,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: resourceType,
    event_type: type,
    summary: type.toLowerCase().replaceAll(/[._]/g, ' '),
    resource,
    links: [],
  };
  const broken = mismatch('webhooks#event', notification);
  if (broken !== undefined) throw new Error(`${type} notification: ${broken}`);
  const body = JSON.stringify(notification);
  const webhook = {
    provider: 'paypal',
    operation,
    company: companyOf(order),
    reference: referenceOf(order),
    headers: sign(context.webhookId, body, `${order.calledAt}${CERTIFICATE_PATH}`),
    body,
    about: { eventType: type, orderId: order.id },
  };
  await context.outbox.send(webhook, delayMs);
}
