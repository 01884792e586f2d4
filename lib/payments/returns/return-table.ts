/**
 * The return pages by URL segment: which provider to ask, with which URL parameter, and after how long the
 * page goes on to the chats.
 */
export const RETURNS = {
  adyen: { provider: 'adyen', param: 'redirectResult', toChatsMs: 3_000 },
  trpay: { provider: 'trustpay', param: 'instanceId', toChatsMs: 3_000 },
  googlePay: { provider: 'googlePay', param: 'redirectResult', toChatsMs: 4_000 },
  maxpay: { provider: 'maxpay', param: 'reference', toChatsMs: 6_000 },
  paypal: { provider: 'paypal', param: 'token', toChatsMs: 3_000 },
  mollie: { provider: 'mollie', param: null, toChatsMs: 3_000 },
} as const;

export type ReturnSegment = keyof typeof RETURNS;
export type ReturnRoute = (typeof RETURNS)[ReturnSegment];

export function returnSegment(segment: string): ReturnSegment | undefined {
  return (Object.keys(RETURNS) as ReturnSegment[]).find((known) => known === segment);
}

/** The path to which the provider of an order sends the browser back, without host and locale. */
export function returnPath(provider: string, method: string, orderId: string): string {
  const segment =
    method === 'googlepay'
      ? 'googlePay'
      : ((Object.keys(RETURNS) as ReturnSegment[]).find(
          (known) => RETURNS[known].provider === provider,
        ) ?? 'adyen');
  return `/${segment}/paymentCheck?order=${orderId}`;
}
