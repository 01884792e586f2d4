import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { announceUndone } from './announce-undone.ts';
import { previewWithdrawal, type Withdrawal } from './preview-withdrawal.ts';
import { undoOrder } from './undo-order.ts';

type Wanted = {
  readonly memberId: string;
  readonly orderId: string;
  /** The refund that the member was shown; a lower one raises `offer_changed`. Undefined when none was shown. */
  readonly expectedMinor: number | undefined;
  /** When the withdrawal was declared, if earlier than `now`. */
  readonly declaredAt?: Date;
  readonly now: Date;
};

/**
 * For the member who withdraws from a contract within the fourteen days, signed in or by the public form:
 * refunds what was not used. Raises the errors of `previewWithdrawal`, and `offer_changed`.
 */
export async function withdrawOrder(wanted: Wanted): Promise<Withdrawal> {
  const { memberId, expectedMinor, now, declaredAt = now } = wanted;
  const done = await inTransaction(async (tx) => {
    await lockMemberPayments(tx, memberId);
    const withdrawal = await previewWithdrawal(tx, wanted, declaredAt);
    const { sold, refundMinor } = withdrawal;
    if (expectedMinor !== undefined && refundMinor < expectedMinor) fail('offer_changed');
    await undoOrder(tx, { sold, kind: 'withdrawal', refundMinor, now });
    return withdrawal;
  });
  await announceUndone(memberId);
  return done;
}
