import type { Db } from '../db/client.ts';
import { lockFlow } from '../db/locks.ts';
import { isDuplicate } from '../db/violations.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { FLOW_CODE } from './limits.ts';
import { findFaults } from './find-faults.ts';
import type { Flow } from './queries.ts';

/** In the parameters of a `conflict` that ends with the experiment. */
export const EXPERIMENT_RUNNING = 'experiment_running';

type PublishedBy = {
  readonly actor: string;
  readonly note: string;
  /** The earlier version that is being restored. */
  readonly restores?: number;
};

type Publish = {
  readonly brandId: string;
  readonly code: string;
  readonly config: unknown;
  /** Who publishes it and why; absent for the seed. */
  readonly by?: PublishedBy;
  readonly now: Date;
};

/**
 * Publishes a new version of a flow on a brand; existing sessions stay on their version. For staff and the
 * seed. Raises `input_invalid` naming each fault, `conflict` when another version was published meanwhile or
 * a running experiment locks the flow.
 */
export async function publishFlow(
  tx: Db,
  { brandId, code, config, by, now }: Publish,
): Promise<Flow> {
  if (!FLOW_CODE.test(code)) fail('input_invalid', { code });
  const checked = await findFaults(tx, brandId, config);
  if (checked.config === null) {
    const named = checked.faults.map((fault) => `${fault.path} ${fault.code}`);
    return fail('input_invalid', { faults: named.join(', ') }, checked.faults);
  }
  await lockFlow(tx, brandId, code);
  const running = { brandId, code, state: 'running' } as const;
  if ((await tx.flowExperiment.count({ where: running })) > 0) {
    fail('conflict', { code, state: EXPERIMENT_RUNNING });
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
      data: { id, brandId, code, version, config: checked.config, publishedAt: now },
    });
    if (by) await tx.publication.create({ data: { id, ...by, at: now } });
  } catch (error) {
    if (isDuplicate(error)) fail('conflict', { code, version });
    throw error;
  }
  return { id, brandId, code, version, config: checked.config };
}
