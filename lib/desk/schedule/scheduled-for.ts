import { db } from '../../db/client.ts';
import type { ScheduleKind } from '../../db/generated/enums.ts';

type Of = { readonly kind: ScheduleKind; readonly brandId?: string; readonly key: string };

/** When a flow, a plan, the settings of a brand or a hosted profile are published as scheduled; null when they are not. */
export async function scheduledFor({ kind, brandId, key }: Of): Promise<Date | null> {
  const row = await db().scheduledPublication.findFirst({
    where: {
      kind,
      key,
      state: 'waiting',
      ...(brandId !== undefined && { brandIds: { has: brandId } }),
    },
    select: { at: true },
  });
  return row?.at ?? null;
}
