import type { PaymentMethod } from '#lib/payments/providers/charge-request.ts';

type Wallet = Extract<PaymentMethod, { kind: 'wallet' }>['wallet'];

type Given = {
  readonly paymentMethodData?: { readonly tokenizationData: { readonly token: string } };
  readonly token?: { readonly paymentData: unknown };
};

/** The token that the sandbox wallet returns for a choice on its sheet; a card is `visa`, or `refused-` and a code. */
export async function walletToken(
  sandboxUrl: string,
  wallet: Wallet,
  card = 'visa',
  assurance = 'cryptogram',
): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/wallets/payment`, {
    method: 'POST',
    body: JSON.stringify({ wallet, card, assurance }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { paymentMethodData, token } = (await answer.json()) as Given;
  return paymentMethodData?.tokenizationData.token ?? JSON.stringify(token?.paymentData);
}

export async function walletPaymentMethod(
  ...asked: Parameters<typeof walletToken>
): Promise<PaymentMethod> {
  return { kind: 'wallet', wallet: asked[1], token: await walletToken(...asked) };
}
