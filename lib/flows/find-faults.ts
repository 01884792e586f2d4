import { brandLimitsSchema } from '../brands/limits-schema.ts';
import type { Db } from '../db/client.ts';
import type { FieldFault } from '../kernel/errors.ts';
import { flowFaults, type Known } from './check-flow.ts';
import { flowConfigSchema, type FlowConfig } from './config.ts';

export type CheckedFlow =
  | { readonly config: FlowConfig; readonly faults: readonly [] }
  | { readonly config: null; readonly faults: readonly FieldFault[] };

async function knownTo(tx: Db, brandId: string): Promise<Known> {
  const products = await tx.planVersion.findMany({
    distinct: ['productId'],
    orderBy: { version: 'desc' },
    select: { productId: true, kind: true },
  });
  const settings = await tx.brandSettings.findFirst({
    where: { brandId },
    orderBy: { version: 'desc' },
    select: { limits: true },
  });
  const { frameHosts } = brandLimitsSchema.parse(settings?.limits ?? {});
  return { products, frameHosts };
}

/** Parses a flow's configuration and checks it against what a brand sells and allows. Writes nothing. */
export async function findFaults(tx: Db, brandId: string, config: unknown): Promise<CheckedFlow> {
  const parsed = flowConfigSchema.safeParse(config);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, code }) => ({ path: path.join('.'), code }));
    return { config: null, faults };
  }
  const faults = flowFaults(parsed.data, await knownTo(tx, brandId));
  if (faults.length === 0) return { config: parsed.data, faults: [] };
  return { config: null, faults: faults.map(({ path, fault }) => ({ path, code: fault })) };
}
