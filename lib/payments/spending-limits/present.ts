import type { Brand } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';
import { ownLimits } from './queries.ts';

/** A member's limits as the API and the member's page show them. */
export async function presentLimits(memberId: string, brand: Brand, now: Date) {
  const { timezone, currency } = brand;
  const { nextCapAt, coolingOffUntil, ...limits } = await ownLimits(db(), memberId, {
    timezone,
    now,
  });
  return {
    ...limits,
    currency,
    nextCapAt: nextCapAt?.toISOString() ?? null,
    coolingOffUntil: coolingOffUntil?.toISOString() ?? null,
  };
}
