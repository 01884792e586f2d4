import { audit } from '../../audit/audit.ts';
import { inTransaction } from '../../db/client.ts';
import type { Approval, Prisma } from '../../db/generated/client.ts';
import type { ApprovalState } from '../../db/generated/enums.ts';
import { EXPERIMENT_RUNNING } from '../../flows/publish-flow.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { fail, isAppError } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { requireServed, worksFor } from '../brand-scope.ts';
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
function mayDecide(
  { kind, brandId }: Pick<Approval, 'kind' | 'brandId'>,
  operator: Pick<Operator, 'role' | 'brandIds'>,
): boolean {
  const duty = kind === 'refund' ? 'finance' : 'configure';
  if (!mayDo(operator.role, duty)) return false;
  return brandId === null ? operator.brandIds.length === 0 : worksFor(operator, brandId);
}

type Tx = Prisma.TransactionClient;

/** The request, locked until the end of the transaction: what is decided about it waits for its end. */
async function lockOpen(tx: Tx, { id, operator }: Decision): Promise<Approval> {
  if (!isId(id)) return fail('not_found');
  await tx.$executeRaw`select from approvals where id = ${id}::uuid for update`;
  const found = await tx.approval.findUnique({ where: { id } });
  if (!found || !mayDecide(found, operator)) return fail('not_found');
  if (found.brandId !== null) requireServed(found.brandId);
  return found.state === 'open' ? found : fail('conflict', { state: found.state });
}

async function close(
  tx: Tx,
  { id, brandId, kind, key }: Approval,
  { actor, purpose, now }: Decision,
  state: Exclude<ApprovalState, 'open'>,
  reason: string | null = null,
): Promise<void> {
  const { count } = await tx.approval.updateMany({
    where: { id, state: 'open' },
    data: { state, reason, decidedBy: actor, decidedAt: now },
  });
  if (count === 0) return;
  const action = { actor, action: `approval.${state}`, subject: id, data: { kind, key } };
  await audit(tx, { ...action, brandId: brandId ?? undefined, purpose, now });
}

/** Errors after which a request can never be carried out. */
const FINAL: readonly string[] = [
  ['conflict', 'not_found', 'input_invalid', 'flow_unknown'],
  ['refund_exceeds', 'refund_closed', 'idempotency_reused'],
].flat();

const isFinal = (error: unknown): boolean =>
  isAppError(error) && FINAL.includes(error.code) && error.params['state'] !== EXPERIMENT_RUNNING;

/** A request that no longer fits what is published. */
class Unfit extends Error {
  readonly approval: Approval;
  constructor(approval: Approval, cause: unknown) {
    super('the request does not fit', { cause });
    this.approval = approval;
  }
}

/**
 * For an operator with the duty, other than the one who asked: carries a request out in the name of who asked, and
 * closes it in the same transaction. A request that no longer fits what is published is closed as void. Raises
 * `not_found`, `forbidden` for one's own request, `conflict`, and what the verb raises.
 */
export async function approve(
  decision: Decision & { readonly confirmedPriceMinor?: number | undefined },
): Promise<void> {
  const { actor, purpose, confirmedPriceMinor, now } = decision;
  const work = inTransaction(async (tx) => {
    const approval = await lockOpen(tx, decision);
    const { note, requestedBy } = approval;
    if (requestedBy === actor) fail('forbidden');
    const proposal = proposalSchema.parse(approval.proposal);
    const request = { note, confirmedPriceMinor, actor: requestedBy, purpose, now };
    await carryOut(tx, proposal, request).catch((error: unknown) => {
      throw isFinal(error) ? new Unfit(approval, error) : error;
    });
    await close(tx, approval, decision, 'approved');
  });
  await work.catch(async (error: unknown) => {
    if (!(error instanceof Unfit)) throw error;
    await inTransaction((tx) => close(tx, error.approval, decision, 'void'));
    throw error.cause;
  });
}

/** For an operator with the duty, also the one who asked: closes a request without doing it. Raises `not_found`, `conflict`. */
export async function decline(decision: Decision & { readonly reason: string }): Promise<void> {
  await inTransaction(async (tx) => {
    const approval = await lockOpen(tx, decision);
    await close(tx, approval, decision, 'declined', decision.reason);
  });
}
