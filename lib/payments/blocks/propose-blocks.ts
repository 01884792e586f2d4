import type { Prisma } from '../../db/generated/client.ts';
import type { PaymentBlockSource } from '../../db/generated/enums.ts';
import { storeBlocks } from '../store-blocks.ts';

const REASONS: Readonly<Record<Exclude<PaymentBlockSource, 'staff'>, string>> = {
  chargeback: 'The bank took the money back.',
  fraud_refusal: 'The bank or the provider refused the payment as fraud.',
  listed_card: 'A listed card was entered by another payer and charged.',
};

/**
 * Proposes the payer of an order for the brand's list. Staff decide: until then the proposal refuses nothing. An
 * IP address is never proposed, because a household or a whole mobile network may share it.
 */
export async function proposeBlocks(
  tx: Prisma.TransactionClient,
  { brandId, publicId: orderId }: { readonly brandId: string; readonly publicId: string },
  source: keyof typeof REASONS,
  now: Date,
): Promise<void> {
  await storeBlocks(tx, {
    brandId,
    orderId,
    kinds: ['card', 'email'],
    state: 'proposed',
    source,
    reason: REASONS[source],
    actor: 'system',
    now,
  });
}
