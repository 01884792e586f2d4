import { inTransaction } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';
import { withdrawDateMail } from './date-mails.ts';

/**
 * A member cancels a planned date: nothing is sent about it any more. A repetition changes nothing. Raises `not_found`
 * for another member's date, and `date_ended` for one that is over.
 */
export async function cancelDate(
  { profileId, memberId }: MemberViewer,
  id: string,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.sharedDate.updateMany({
      where: { id, profileId, state: 'planned' },
      data: { state: 'canceled', stateAt: now, dueAt: null },
    });
    if (count === 0) {
      const date = await tx.sharedDate.findFirst({ where: { id, profileId } });
      if (date === null) fail('not_found');
      if (date.state !== 'canceled') fail('date_ended');
      return;
    }
    await withdrawDateMail(tx, 'date_contact', { id, memberId });
    await withdrawDateMail(tx, 'date_check_in', { id, memberId });
  });
}
