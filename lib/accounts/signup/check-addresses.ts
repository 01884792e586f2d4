import { db } from '../../db/client.ts';
import { claimDue, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { takesMail } from '../../mailing/takes-mail.ts';

export const ADDRESSES_TO_CHECK: DueRows = {
  name: 'claim-addresses',
  table: 'users',
  brand: 'brand_id',
  due: 'email_check_at',
  where: 'email_check_at is not null',
  leaseMs: 2 * MINUTE,
  returning: 't.id, t.email',
};
/** Smaller than a whole batch: slow name servers then delay the other due work once a round, not batch after batch. */
const AT_ONCE = 20;

type Address = Leased & { readonly id: string; readonly email: string };

/** An address whose link was opened receives mail, whatever its domain's records say. */
async function check({ id, email, leasedUntil }: Address): Promise<void> {
  if ((await takesMail(email)) === 'no') {
    await db().user.updateMany({
      where: { id, email, emailConfirmedAt: null },
      data: { emailScore: 0 },
    });
  }
  await db().user.updateMany({
    where: { id, email, emailCheckAt: leasedUntil },
    data: { emailCheckAt: null },
  });
}

/** Due work after a confirmation mail was queued: marks an address whose domain accepts no mail. */
export const checkAddressesWork: DueWork = {
  name: 'addresses',
  run: async (now, limit) => {
    const found = await claimDue<Address>(ADDRESSES_TO_CHECK, now, Math.min(limit, AT_ONCE));
    await Promise.all(found.map(check));
    return found.length;
  },
};
