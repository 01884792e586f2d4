import { db, inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { carryOutDeclaration } from '../payments/carry-out-declaration.ts';
import { audit } from '../audit/audit.ts';

type Settled = {
  readonly reference: string;
  /** The order that the declaration is about, as found by customer care. */
  readonly orderId: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Staff only: applies a declaration that waits for customer care to an order of its brand, as of the time it
 * was made. Raises `not_found`, `conflict` when another operator decided it meanwhile, and
 * `withdrawal_closed` when the order leaves nothing to withdraw.
 */
export async function settleDeclaration({ reference, orderId, actor, purpose, now }: Settled) {
  const found = await db().declaration.findFirst({ where: { reference, state: 'care' } });
  if (!found) return fail('not_found');
  const { id, brandId } = found;
  const order = await db().intent.findFirst({
    where: { publicId: orderId, brandId, charge: { isNot: null } },
    select: { id: true, memberId: true },
  });
  if (!order) return fail('not_found');
  const whose = { memberId: order.memberId, intentId: order.id };
  if (!(await carryOutDeclaration({ ...found, ...whose }, now))) fail('withdrawal_closed');
  await inTransaction(async (tx) => {
    const { count } = await tx.declaration.updateMany({
      where: { id, state: 'care' },
      data: { ...whose, state: 'done', effectiveAt: now },
    });
    if (count === 0) fail('conflict');
    await audit(tx, {
      actor,
      purpose,
      brandId,
      action: 'declaration.effect',
      subject: reference,
      data: { orderId },
      now,
    });
  });
}
