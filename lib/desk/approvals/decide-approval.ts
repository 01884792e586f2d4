import { audit } from '../../audit/audit.ts';
import { db, inTransaction } from '../../db/client.ts';
import type { Approval } from '../../db/generated/client.ts';
import type { ApprovalState } from '../../db/generated/enums.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { fail, isAppError } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { worksFor } from '../brand-scope.ts';
import { carryOut } from './carry-out.ts';
import { proposalSchema } from './proposal.ts';

type Decision = {
  readonly id: string;
  readonly operator: Operator;
  readonly actor: string;
  readonly purpose: string | undefined;
  readonly now: Date;
};

/** Whether an operator may see and decide what is asked for: a plan, which all brands sell, only with all brands. */
export function mayDecide(
  { kind, brandId }: Pick<Approval, 'kind' | 'brandId'>,
  operator: Pick<Operator, 'role' | 'brandIds'>,
): boolean {
  const duty = kind === 'refund' ? 'finance' : 'configure';
  if (!mayDo(operator.role, duty)) return false;
  return brandId === null ? operator.brandIds.length === 0 : worksFor(operator, brandId);
}

async function openApproval({ id, operator }: Decision): Promise<Approval> {
  const found = isId(id) ? await db().approval.findUnique({ where: { id } }) : null;
  if (!found || !mayDecide(found, operator)) return fail('not_found');
  return found.state === 'open' ? found : fail('conflict', { state: found.state });
}

async function close(
  { id, brandId, kind, key }: Approval,
  { actor, purpose, now }: Decision,
  state: Exclude<ApprovalState, 'open'>,
  reason: string | null = null,
): Promise<void> {
  await inTransaction(async (tx) => {
    // What was carried out is approved, also if a second approval at the same time found nothing left to do.
    const from: ApprovalState[] = state === 'approved' ? ['open', 'void'] : ['open'];
    const { count } = await tx.approval.updateMany({
      where: { id, state: { in: from } },
      data: { state, reason, decidedBy: actor, decidedAt: now },
    });
    if (count === 0) return;
    const action = { actor, action: `approval.${state}`, subject: id, data: { kind, key } };
    await audit(tx, { ...action, brandId: brandId ?? undefined, purpose, now });
  });
}

/** Errors after which a request can never be carried out. */
const FINAL: readonly string[] = [
  ...['conflict', 'not_found', 'input_invalid'],
  ...['refund_exceeds', 'refund_closed', 'idempotency_reused'],
];

/**
 * For an operator with the duty, other than the one who asked: carries a request out, in the name of who asked. It is
 * done before the request is closed, since doing it twice changes nothing. A request that no longer fits what is
 * published is closed as void. Raises `not_found`, `forbidden` for one's own request, `conflict`, and what the verb
 * raises.
 */
export async function approve(
  decision: Decision & { readonly confirmedPriceMinor?: number | undefined },
): Promise<void> {
  const { actor, purpose, confirmedPriceMinor, now } = decision;
  const approval = await openApproval(decision);
  const { note, requestedBy } = approval;
  if (requestedBy === actor) fail('forbidden');
  const proposal = proposalSchema.parse(approval.proposal);
  const request = { note, confirmedPriceMinor, actor: requestedBy, purpose, now };
  try {
    await carryOut(proposal, request);
  } catch (error) {
    if (isAppError(error) && FINAL.includes(error.code)) await close(approval, decision, 'void');
    throw error;
  }
  await close(approval, decision, 'approved');
}

/** For an operator with the duty, also the one who asked: closes a request without doing it. Raises `not_found`, `conflict`. */
export async function decline(decision: Decision & { readonly reason: string }): Promise<void> {
  await close(await openApproval(decision), decision, 'declined', decision.reason);
}
