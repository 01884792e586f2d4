import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';

/** A delivery is stored before it is answered, and processed afterwards. */
const webhookEndpoint = (summary: string) =>
  endpoint({
    context: 'webhook',
    access: 'signed',
    summary,
    query: z.object({ c: z.string().regex(/^[a-z0-9_-]{2,40}$/i) }),
    bodyAs: 'raw',
    bodyLimit: 256 * 1024,
    reply: z.string(),
    replyAs: 'response',
    errors: ['signature_invalid', 'input_invalid'],
    originExempt: true,
  });

export const paymentWebhooksContract = {
  'POST /api/webhooks/adyen': webhookEndpoint('Adyen’s notifications about payments.'),
  'POST /api/webhooks/paypal': webhookEndpoint('PayPal’s notifications about payments.'),
  'POST /api/webhooks/mollie': webhookEndpoint(
    'Mollie’s notifications, which name a payment whose state is then read.',
  ),
  'POST /api/webhooks/trustpay': webhookEndpoint('TrustPay’s notifications about payments.'),
  'POST /api/webhooks/maxpay': webhookEndpoint('Maxpay’s notifications about payments.'),
} satisfies Contract;
