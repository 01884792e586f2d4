import type { Prisma } from '../db/generated/client.ts';
import { db, type Db } from '../db/client.ts';
import { newId } from '../kernel/ids.ts';

type Kpi = {
  readonly brandId: string;
  readonly memberId: string | null;
  readonly name: string;
  readonly value?: string | undefined;
  readonly flowCode?: string | undefined;
  readonly data?: Prisma.InputJsonObject | undefined;
  readonly now: Date;
};

/** Writes one figure row. For any verb; it holds no address, orientation or text of a member. */
export async function recordKpi(kpi: Kpi, tx: Db = db()): Promise<void> {
  const { brandId, memberId, name, value, flowCode, data = {}, now } = kpi;
  await tx.kpiEvent.create({
    data: {
      id: newId(now.getTime()),
      brandId,
      memberId,
      name,
      value: value ?? null,
      flowCode: flowCode ?? null,
      data,
      at: now,
    },
  });
}
