import { createHmac } from 'node:crypto';
import type { Outbox } from '../webhooks/outbox.ts';

/** The mail gateway that delivers mail to the app. */
export interface Gateway {
  readonly secret: string;
  readonly outbox: Outbox;
}

interface Arrival {
  readonly recipient: string;
  readonly mime: Buffer;
  readonly operation: 'reply' | 'return';
}

/** Delivers a signed mail to the app, as its mail gateway does. */
export async function handOver(gateway: Gateway, { recipient, mime, operation }: Arrival) {
  const body = JSON.stringify({ recipient, message: mime.toString('base64') });
  await gateway.outbox.send({
    provider: 'mail',
    operation,
    company: 'inbound',
    reference: recipient,
    headers: {
      'content-type': 'application/json',
      'x-mail-signature': createHmac('sha256', gateway.secret).update(body).digest('hex'),
    },
    body,
    about: { recipient },
  });
}
