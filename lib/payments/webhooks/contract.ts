import { z } from 'zod';
import type { ProviderName } from '../providers/capabilities.ts';
import { endpoint, type Contract, type Endpoint } from '../../wire/endpoint.ts';
import { SIGNED_WEBHOOKS_PER_MINUTE, UNSIGNED_WEBHOOKS_PER_MINUTE } from '../limits.ts';

/** A delivery is stored before it is answered, and processed afterwards. A provider repeats one answered 429. */
const webhookEndpoint = (summary: string, perMinute = SIGNED_WEBHOOKS_PER_MINUTE) =>
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
    limits: [{ by: 'address', points: perMinute, seconds: 60 }],
    originExempt: true,
  });

/** One for each provider: a missing one does not compile. */
export const paymentWebhooksContract = {
  'POST /api/webhooks/adyen': webhookEndpoint('Payment notifications of Adyen.'),
  'POST /api/webhooks/paypal': webhookEndpoint('Payment notifications of PayPal.'),
  'POST /api/webhooks/mollie': webhookEndpoint(
    'Payment notifications of Mollie, which contain only an id; the status is requested.',
    UNSIGNED_WEBHOOKS_PER_MINUTE,
  ),
  'POST /api/webhooks/trustpay': webhookEndpoint('Payment notifications of TrustPay.'),
  'POST /api/webhooks/maxpay': webhookEndpoint('Payment notifications of Maxpay.'),
} satisfies Contract & Readonly<Record<`POST /api/webhooks/${ProviderName}`, Endpoint>>;
