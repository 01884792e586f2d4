import { normaliseEmail } from '../identity/email.ts';
import { inTransaction } from '../db/client.ts';
import { metrics } from '../kernel/metrics.ts';
import { suppressAddress } from '../mail/suppression.ts';

type Bounce = { readonly brandId: string; readonly address: string; readonly now: Date };

/**
 * Records a permanent refusal by the mailbox. Marketing to the address stops, and the member counts as
 * unreachable until the address is changed or a link mailed to it is opened.
 */
export async function recordBounce({ brandId, address, now }: Bounce): Promise<void> {
  await inTransaction(async (tx) => {
    // Updates the account first, in the same lock order as `leaveList`.
    await tx.user.updateMany({
      where: { brandId, emailNormalised: normaliseEmail(address) },
      data: { emailScore: 0 },
    });
    await suppressAddress(tx, { brandId, address, reason: 'bounced', now });
  });
  metrics.mailReports.inc({ reason: 'bounced' });
}
