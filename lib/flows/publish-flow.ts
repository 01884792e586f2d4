import type { Db } from '../db/client.ts';
import { isDuplicate } from '../db/violations.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { findFaults } from './find-faults.ts';
import type { Flow } from './queries.ts';

type Publish = {
  readonly brandId: string;
  readonly code: string;
  readonly config: unknown;
  readonly now: Date;
};

/** As it stands in addresses: `fluxid=7`. */
const CODE = /^[\w-]{1,20}$/;

/**
 * Publishes a new version of a flow on a brand; sessions under way keep theirs. For staff and the seed.
 * Raises `input_invalid` naming each fault, `conflict` when another version was published meanwhile.
 */
export async function publishFlow(tx: Db, { brandId, code, config, now }: Publish): Promise<Flow> {
  if (!CODE.test(code)) fail('input_invalid', { code });
  const checked = await findFaults(tx, brandId, config);
  if (checked.config === null) {
    const named = checked.faults.map((fault) => `${fault.path} ${fault.code}`);
    return fail('input_invalid', { faults: named.join(', ') }, checked.faults);
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
  } catch (error) {
    if (isDuplicate(error)) fail('conflict', { code, version });
    throw error;
  }
  return { id, brandId, code, version, config: checked.config };
}
