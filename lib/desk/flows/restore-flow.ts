import { inTransaction } from '../../db/client.ts';
import { publishFlow } from '../../flows/publish-flow.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../staff/audit.ts';

type Restore = {
  readonly brandId: string;
  readonly code: string;
  /** The one that comes back, as a new version. */
  readonly version: number;
  /** The one that held when this was decided. */
  readonly newest: number;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * The desk's: an earlier version of a flow holds again, as a new one. Raises `not_found`, `conflict` when
 * another was published meanwhile, `input_invalid` where it no longer fits what the brand sells and allows.
 */
export async function restoreFlow(wish: Restore): Promise<number> {
  const { brandId, code, version: restores, newest, note, actor, now } = wish;
  return inTransaction(async (tx) => {
    const earlier = await tx.flowVersion.findUnique({
      where: { brandId_code_version: { brandId, code, version: restores } },
      select: { config: true },
    });
    if (!earlier) return fail('not_found');
    const by = { actor, note, restores };
    const flow = await publishFlow(tx, { brandId, code, config: earlier.config, by, now });
    if (flow.version !== newest + 1) fail('conflict', { version: flow.version - 1 });
    const data = { code, version: flow.version, restores, note };
    await audit(tx, { actor, action: 'flow.restore', subject: brandId, brandId, data, now });
    return flow.version;
  });
}
