import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';

const CODE = 'wallet';

/** Publishes a copy of the usual flow that offers the wallet beside cards, once. */
export async function walletFlow(): Promise<string> {
  const { config, brandId } = await db().flowVersion.findFirstOrThrow({
    where: { brandId: 'dolcevita', code: '7' },
    orderBy: { version: 'desc' },
  });
  const known = await db().flowVersion.findFirst({ where: { brandId, code: CODE } });
  if (known) return CODE;
  const withWallet = { ...(config as object), paymentMethods: ['credit_card', 'paypal'] };
  const row = { id: newId(), brandId, code: CODE, version: 1, publishedAt: clock.now() };
  await db().flowVersion.create({ data: { ...row, config: withWallet } });
  return CODE;
}

let orders = 0;

/** The body that the page sends for a method without card fields. Its own price has no effect. */
export const hostedOrder = (more: Readonly<Record<string, unknown>> = {}) => {
  orders += 1;
  return {
    rateplan: { product_id: 'pack_150', prezzo: '0.01' },
    acceptOrder: true,
    startNow: true,
    idempotencyKey: `hosted-key-${orders}`,
    ...more,
  };
};

/** Submits the buyer's choice on the wallet's page; returns the query of the redirect. */
export async function agree(
  approveUrl: string,
  email: string,
  decision = 'pay',
): Promise<URLSearchParams> {
  const answer = await fetch(approveUrl, {
    method: 'POST',
    body: new URLSearchParams({ email: `${email}@example.test`, decision }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '').searchParams;
}
