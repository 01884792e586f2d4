import { brands } from '../../brands/registry.ts';
import { brandLimitsSchema, type BrandLimits } from '../../brands/limits-schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { refundKey } from '../../staff/refund-charge.ts';
import type { Proposal } from './proposal.ts';

/** Acts that change the settings of a brand. */
const SETTINGS_ACTS: readonly Proposal['act'][] = [
  'settings',
  'schedule_settings',
  'restore_settings',
];

type Refund = Extract<Proposal, { readonly act: 'refund' }>;

async function limitsOf(brandId: string): Promise<BrandLimits> {
  const { limits } = await brandSettings(brandId);
  return brandLimitsSchema.parse(limits);
}

/** The limits of the brand that a proposal concerns, or of all brands for a plan, which all sell. */
export async function limitsFor(proposal: Proposal): Promise<readonly BrandLimits[]> {
  const brandId = 'target' in proposal ? proposal.target.brandId : proposal.brandId;
  const asked = brandId === null ? brands.map(({ id }) => id) : [brandId];
  return Promise.all(asked.map(limitsOf));
}

/**
 * Whether the charge would have refunded more than the limit in all. Keeps the lock under which it is refunded until
 * the end of the transaction. A repeated refund makes none.
 */
async function exceeds(
  tx: Prisma.TransactionClient,
  { chargeId, amountMinor, refundCount }: Refund,
  limitMinor: number,
): Promise<boolean> {
  const charge = await tx.charge.findUnique({ where: { publicId: chargeId } });
  if (!charge) return false;
  const { attemptId, memberId } = charge;
  await lockMemberPayments(tx, memberId);
  const idempotencyKey = refundKey(chargeId, refundCount);
  if (await tx.refund.findUnique({ where: { idempotencyKey } })) return false;
  const { _sum: refunded } = await tx.refund.aggregate({
    where: { attemptId, state: { notIn: ['failed', 'canceled'] } },
    _sum: { amountMinor: true },
  });
  return (refunded.amountMinor ?? 0) + amountMinor > limitMinor;
}

/** Inside a transaction: whether a second operator must agree, by the limits of the brands concerned. */
export async function needsSecond(
  tx: Prisma.TransactionClient,
  proposal: Proposal,
  limits: readonly BrandLimits[],
): Promise<boolean> {
  if (proposal.act === 'refund') {
    const limitMinor = limits[0]?.refundLimitMinor ?? null;
    return limitMinor !== null && (await exceeds(tx, proposal, limitMinor));
  }
  const isOfSettings = SETTINGS_ACTS.includes(proposal.act);
  return limits.some(
    // One operator alone could lift the limit of refunds otherwise.
    ({ secondPerson, refundLimitMinor }) =>
      secondPerson || (isOfSettings && refundLimitMinor !== null),
  );
}
