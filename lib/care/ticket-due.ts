import { brandLimitsSchema } from '../brands/limits-schema.ts';
import type { Db } from '../db/client.ts';
import { after, HOUR } from '../kernel/clock.ts';

/**
 * By when customer care of a brand shall answer a ticket that it has since `now`. Reads the settings by the caller's
 * connection, since most callers are in a transaction.
 */
export async function ticketDue(tx: Db, brandId: string, now: Date): Promise<Date> {
  const settings = await tx.brandSettings.findFirst({
    where: { brandId },
    orderBy: { version: 'desc' },
    select: { limits: true },
  });
  const { ticketHours } = brandLimitsSchema.parse(settings?.limits ?? {});
  return after(now, ticketHours * HOUR);
}
