import type { Db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { contentOf } from '../../payments/offers/publish-plan.ts';
import { audit } from '../../audit/audit.ts';
import { publishVersion } from './publish-version.ts';
import { actionOf, type ConfigTarget } from './config-target.ts';

type Restore = {
  readonly target: ConfigTarget;
  /** The version to restore, as a new version. */
  readonly version: number;
  /** The newest version when the operator decided. */
  readonly newest: number;
  readonly note: string;
  readonly confirmedPriceMinor?: number | undefined;
  readonly actor: string;
  readonly now: Date;
};

async function earlierContent(tx: Db, target: ConfigTarget, version: number): Promise<unknown> {
  const { kind, brandId, key } = target;
  if (kind === 'plan') {
    const where = { productId_version: { productId: key, version } };
    const plan = await tx.planVersion.findUnique({ where });
    return plan ? contentOf(plan) : fail('not_found');
  }
  const where = { brandId_code_version: { brandId, code: key, version } };
  const flow = await tx.flowVersion.findUnique({ where, select: { config: true } });
  return flow ? flow.config : fail('not_found');
}

/**
 * For the desk, inside a transaction: publishes an earlier version of a flow or plan again, as a new version. Raises
 * `not_found`, `conflict` when another version was published meanwhile, `input_invalid` when it no longer fits the
 * current plans and rules, `price_unusual`.
 */
export async function restoreVersion(tx: Db, request: Restore): Promise<number> {
  const { target, version: restores, newest, note, confirmedPriceMinor, actor, now } = request;
  const content = await earlierContent(tx, target, restores);
  const by = { actor, note, restores };
  const wanted = { content, after: newest, by, confirmedPriceMinor, now };
  const version = await publishVersion(tx, target, wanted);
  await audit(tx, actionOf(target, 'restore', { actor, now, data: { version, restores, note } }));
  return version;
}
