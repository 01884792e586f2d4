import { db, inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { refundAttempt } from '../payments/refund-attempt.ts';
import { audit } from './audit.ts';

type Wish = {
  readonly chargeId: string;
  /** In cents; all that is left when it is undefined. */
  readonly amountMinor: number | undefined;
  readonly reason: string;
  readonly actor: string;
  readonly now: Date;
};

async function readCharge(chargeId: string) {
  const charge = await db().charge.findUnique({
    where: { publicId: chargeId },
    include: {
      refunds: { where: { state: { notIn: ['failed', 'canceled'] } } },
      disputes: { where: { state: 'lost' } },
    },
  });
  if (!charge) return fail('not_found');
  const gone = [...charge.refunds, ...charge.disputes];
  const given = gone.reduce((sum, row) => sum + row.amountMinor, 0);
  return { charge, given };
}

/**
 * Staff only. Gives a charge back, in whole or in part; what it bought stays. The same wish twice, before the
 * first has changed anything, is one refund. Returns how many cents go back. Raises `not_found` and what
 * `refundAttempt` raises.
 */
export async function refundCharge(wish: Wish): Promise<number> {
  const { chargeId, reason, actor, now } = wish;
  const { charge, given } = await readCharge(chargeId);
  const amountMinor = wish.amountMinor ?? charge.amountMinor - given;
  const { id } = await refundAttempt({
    ...{ attemptId: charge.attemptId, amountMinor, kind: 'care', reason, requestedBy: actor, now },
    idempotencyKey: `desk:${chargeId}:${given}:${amountMinor}`,
  });
  const data = { amountMinor, reason, refundId: id };
  await inTransaction((tx) =>
    audit(tx, { actor, action: 'charge.refund', subject: chargeId, data, now }),
  );
  return amountMinor;
}
