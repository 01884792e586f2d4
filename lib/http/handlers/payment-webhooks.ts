import { brandPaused, isPausedCompany } from '../../brands/paused-brands.ts';
import type { ProviderName } from '../../payments/providers/capabilities.ts';
import { receiveProviderEvent } from '../../payments/webhooks/receive-provider-event.ts';
import { paymentWebhooksContract } from '../../payments/webhooks/contract.ts';
import { handlersFor, type Call } from '../handlers-for.ts';

type WebhookCall = Pick<Call, 'raw' | 'request' | 'now'> & {
  readonly query: { readonly c: string };
};

const webhookHandler = (provider: ProviderName) =>
  async function answer({ query, raw, request, now }: WebhookCall): Promise<Response> {
    // The provider repeats it, by then to the cell that has the payment.
    if (isPausedCompany(query.c)) throw brandPaused();
    const headers = Object.fromEntries(request.headers);
    const contentType = request.headers.get('content-type') ?? '';
    const delivery = { company: query.c, raw, headers, contentType };
    const { body, type } = await receiveProviderEvent({ ...delivery, provider, now });
    return new Response(body, { headers: { 'content-type': type } });
  };

export const paymentWebhooksHandlers = handlersFor(paymentWebhooksContract, {
  'POST /api/webhooks/adyen': webhookHandler('adyen'),
  'POST /api/webhooks/paypal': webhookHandler('paypal'),
  'POST /api/webhooks/mollie': webhookHandler('mollie'),
  'POST /api/webhooks/trustpay': webhookHandler('trustpay'),
  'POST /api/webhooks/maxpay': webhookHandler('maxpay'),
});
