import { brandById } from '../../brands/registry.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { limitsOf, spentThisMonth } from './queries.ts';

type Ordering = {
  readonly memberId: string;
  readonly brandId: string;
  readonly priceMinor: number;
  readonly now: Date;
};

/**
 * Called under the member's payment lock for every order that costs something. The renewal of a subscription
 * is not an order. Raises `cooling_off`, `spending_cap_reached`.
 */
export async function checkLimits(tx: Prisma.TransactionClient, ordering: Ordering): Promise<void> {
  const { memberId, brandId, priceMinor, now } = ordering;
  if (priceMinor === 0) return;
  const { capMinor, coolingOffUntil } = await limitsOf(tx, memberId, now);
  if (coolingOffUntil !== null) fail('cooling_off', { until: coolingOffUntil.toISOString() });
  if (capMinor === null) return;
  const timezone = brandById(brandId)?.timezone ?? 'UTC';
  const spent = await spentThisMonth(tx, memberId, { timezone, now });
  if (spent + priceMinor > capMinor) fail('spending_cap_reached', { capMinor, spent });
}
