import { audit } from '../../audit/audit.ts';
import { inTransaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { requireServed, worksFor } from '../brand-scope.ts';
import type { QueueDecision } from '../queue/decision-schema.ts';
import { verdictOf } from '../queue/decide-item.ts';
import { kindsOf } from '../queue/kinds.ts';
import { refusedBy } from '../queue/refused-by.ts';
import type { Reader } from '../queue/taken.ts';

type Judgement = Reader & { readonly id: string; readonly decision: QueueDecision };

/**
 * For moderators, other than who decided first, or refused what an appeal is about: stores how they would have decided. It changes nothing for the member.
 * Raises `not_found`, also for a brand they do not work for, and `conflict` when it was judged before, or is about
 * another item. Returns the first decision.
 */
export async function judgeAgain(judgement: Judgement): Promise<{ first: string; same: boolean }> {
  const { id, decision, operator, actor, purpose, now } = judgement;
  if (!isId(id)) fail('not_found');
  const second = verdictOf(decision);
  return inTransaction(async (tx) => {
    await tx.$executeRaw`select from rechecks where id = ${id}::uuid for update`;
    const recheck = (await tx.recheck.findUnique({ where: { id } })) ?? fail('not_found');
    const { brandId, itemId, firstVerdict: first, firstBy } = recheck;
    const isTheirs =
      brandId === null ? operator.brandIds.length === 0 : worksFor(operator, brandId);
    if (!isTheirs || firstBy === actor) fail('not_found');
    if (brandId !== null) requireServed(brandId);
    const isAppeal = kindsOf('appeal').includes(recheck.kind);
    if (isAppeal && (await refusedBy(actor, [itemId])).size > 0) fail('not_found');
    if (recheck.secondAt !== null || decision.id !== itemId || decision.kind !== recheck.kind) {
      fail('conflict');
    }
    await tx.recheck.update({
      where: { id },
      data: {
        secondVerdict: second,
        secondBy: actor,
        secondAt: now,
        item: Prisma.DbNull,
        claimedBy: null,
        claimedUntil: null,
      },
    });
    const data = { kind: recheck.kind, first, second };
    const action = { actor, action: 'recheck.judge', subject: itemId, data, purpose, now };
    await audit(tx, { ...action, brandId: brandId ?? undefined });
    return { first, same: first === second };
  });
}
