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
  'POST /api/webhooks/adyen': webhookEndpoint('Adyen tells what happened to a payment.'),
  'POST /api/webhooks/paypal': webhookEndpoint('PayPal tells what happened to a payment.'),
  'POST /api/webhooks/mollie': webhookEndpoint(
    'Mollie names a payment, which is then asked about.',
  ),
  'POST /api/webhooks/trustpay': webhookEndpoint('TrustPay tells what happened to a payment.'),
  'POST /api/webhooks/maxpay': webhookEndpoint('Maxpay tells what happened to a payment.'),
} satisfies Contract;
