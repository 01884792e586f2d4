import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { contentOf, publishPlan } from '../../payments/offers/publish-plan.ts';
import { audit } from '../../staff/audit.ts';

type Restore = {
  readonly productId: string;
  /** The one that comes back, as a new version. */
  readonly version: number;
  /** The one on sale when this was decided. */
  readonly newest: number;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * The desk's: a product costs and grants again what it did, as a new version. Raises `not_found`, `conflict`
 * when another was published meanwhile, `input_invalid` where it no longer fits what is sold beside it.
 */
export async function restorePlan(wish: Restore): Promise<number> {
  const { productId, version: restores, newest, note, actor, now } = wish;
  return inTransaction(async (tx) => {
    const earlier = await tx.planVersion.findUnique({
      where: { productId_version: { productId, version: restores } },
    });
    if (!earlier) return fail('not_found');
    const by = { actor, note, restores };
    const version = await publishPlan(tx, { productId, content: contentOf(earlier), by, now });
    if (version !== newest + 1) fail('conflict', { version: version - 1 });
    const data = { version, restores, note };
    await audit(tx, { actor, action: 'plan.restore', subject: productId, data, now });
    return version;
  });
}
