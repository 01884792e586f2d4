import type { Db } from '../db/client.ts';
import { isDuplicate } from '../db/violations.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { flowFaults } from './check-flow.ts';
import { flowConfigSchema } from './config.ts';
import type { Flow } from './queries.ts';

type Publish = {
  readonly brandId: string;
  readonly code: string;
  readonly config: unknown;
  readonly now: Date;
};

/**
 * Publishes a new version of a flow on a brand; sessions under way keep theirs. For staff and the seed.
 * Raises `input_invalid` naming each fault, `conflict` when another version was published meanwhile.
 */
export async function publishFlow(tx: Db, { brandId, code, config, now }: Publish): Promise<Flow> {
  const parsed = flowConfigSchema.safeParse(config);
  if (!parsed.success) {
    fail(
      'input_invalid',
      {},
      parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: issue.code })),
    );
  }
  const products = await tx.planVersion.findMany({
    distinct: ['productId'],
    orderBy: { version: 'desc' },
    select: { productId: true, kind: true },
  });
  const faults = flowFaults(parsed.data, products);
  if (faults.length > 0) {
    fail(
      'input_invalid',
      faults[0]?.params ?? {},
      faults.map(({ fault, params }) => ({
        path: `plans.${String(params['list'] ?? 'free')}`,
        code: fault,
      })),
    );
  }
  const newest = await tx.flowVersion.findFirst({
    where: { brandId, code },
    orderBy: { version: 'desc' },
    select: { version: true },
  });
  const version = (newest?.version ?? 0) + 1;
  const id = newId(now.getTime());
  try {
    await tx.flowVersion.create({
      data: { id, brandId, code, version, config: parsed.data, publishedAt: now },
    });
  } catch (error) {
    if (isDuplicate(error)) fail('conflict', { code, version });
    throw error;
  }
  return { id, brandId, code, version, config: parsed.data };
}
