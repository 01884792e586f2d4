import { env } from '../../../kernel/env.ts';
import { callProvider, type Reply } from '../call-provider.ts';
import { requestSignature } from './signature.ts';

/** Maxpay's only endpoint, for all transaction types; the request is signed with our key. */
export function transact(form: Readonly<Record<string, string>>): Promise<Reply> {
  const { MAXPAY_BASE_URL, MAXPAY_PUBLIC_KEY = '', MAXPAY_PRIVATE_KEY = '' } = env();
  const fields = { ...form, publicKey: MAXPAY_PUBLIC_KEY };
  const signature = requestSignature(fields, MAXPAY_PRIVATE_KEY);
  return callProvider({
    provider: 'maxpay',
    method: 'POST',
    url: `${MAXPAY_BASE_URL}/api/cc`,
    headers: {},
    body: new URLSearchParams({ ...fields, signature }),
    errorCodeOf: ({ code }) => (typeof code === 'number' ? String(code) : code),
  });
}

/** Looks a transaction up by our own id or by the provider's reference. */
export const check = (
  by: { readonly transaction_unique_id: string } | { readonly reference: string },
): Promise<Reply> => transact({ transaction_type: 'CHECK', ...by });
