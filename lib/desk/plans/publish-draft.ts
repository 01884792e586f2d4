import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { publishPlan } from '../../payments/offers/publish-plan.ts';
import { audit } from '../../staff/audit.ts';
import { closeDraft } from '../config/drafts.ts';

type Publish = {
  readonly productId: string;
  readonly revision: number;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * The desk's: a draft becomes the newest version of its plan, on every brand. Raises `conflict` when the draft
 * or the plan has changed since it was looked at, `input_invalid` with each fault.
 */
export async function publishPlanDraft(wish: Publish): Promise<number> {
  const { productId, revision, note, actor, now } = wish;
  const subject = { kind: 'plan', brandId: null, key: productId } as const;
  return inTransaction(async (tx) => {
    const { content, basedOn } = await closeDraft(tx, {
      ...{ subject, revision, state: 'published', now },
    });
    const version = await publishPlan(tx, { productId, content, by: { actor, note }, now });
    if (version !== basedOn + 1) fail('conflict', { version: version - 1 });
    const data = { version, note };
    await audit(tx, { actor, action: 'plan.publish', subject: productId, data, now });
    return version;
  });
}
