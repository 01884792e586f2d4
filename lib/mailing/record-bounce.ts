import { normaliseEmail } from '../accounts/email.ts';
import { inTransaction } from '../db/client.ts';
import { suppressAddress } from './suppression.ts';

type Bounce = { readonly brandId: string; readonly address: string; readonly now: Date };

/**
 * The mailbox refused for good. Marketing to the address stops, and the member whose address it is counts as
 * out of reach until another one is put in place or a link mailed there is opened after all.
 */
export async function recordBounce({ brandId, address, now }: Bounce): Promise<void> {
  await inTransaction(async (tx) => {
    // The account first, as whoever leaves the list does.
    await tx.user.updateMany({
      where: { brandId, emailNormalised: normaliseEmail(address) },
      data: { emailScore: 0 },
    });
    await suppressAddress(tx, { brandId, address, reason: 'bounced', now });
  });
}
