import { brandById } from '../../brands/registry.ts';
import type { Brand } from '../../brands/schema.ts';
import { db, inTransaction, type Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { lockMemberPayments } from '../../db/locks.ts';

const WITH_SUBSCRIPTION = {
  subscription: { include: { member: true, mandate: true, planVersion: true, nextPlan: true } },
} as const;

export type OpenRenewal = Prisma.RenewalGetPayload<{ include: typeof WITH_SUBSCRIPTION }> & {
  readonly brand: Brand;
};

type Tx = Prisma.TransactionClient;

/** A renewal in its current state; a caller that changes it reads it again under the lock. */
export async function loadRenewal(tx: Db, id: string): Promise<OpenRenewal> {
  const renewal = await tx.renewal.findUniqueOrThrow({ where: { id }, include: WITH_SUBSCRIPTION });
  const brand = brandById(renewal.subscription.member.brandId);
  if (!brand) throw new Error(`no brand ${renewal.subscription.member.brandId}`);
  return { ...renewal, brand };
}

/** Reads a renewal under its member's payment lock and acts on it in the same transaction. */
export async function withRenewal<T>(
  id: string,
  act: (tx: Tx, renewal: OpenRenewal) => Promise<T>,
): Promise<T> {
  const { subscription } = await db().renewal.findUniqueOrThrow({
    where: { id },
    select: { subscription: { select: { memberId: true } } },
  });
  return inTransaction(async (tx) => {
    await lockMemberPayments(tx, subscription.memberId);
    return act(tx, await loadRenewal(tx, id));
  });
}

/** The plan that the next period is sold as. */
export function nextPlanOf({ subscription }: OpenRenewal) {
  return subscription.nextPlan ?? subscription.planVersion;
}

/** When the first charge is due: at the period's end, or later when the notice was late. */
export function chargeTimeOf({ chargeAt, notBefore }: Pick<OpenRenewal, 'chargeAt' | 'notBefore'>) {
  return notBefore && notBefore > chargeAt ? notBefore : chargeAt;
}
