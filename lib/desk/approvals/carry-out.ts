import type { Prisma } from '../../db/generated/client.ts';
import { refundCharge } from '../../staff/refund-charge.ts';
import { changeSettings, restoreSettings } from '../brands/change-settings.ts';
import { publishDraft } from '../config/publish-draft.ts';
import { restoreVersion } from '../config/restore-version.ts';
import { startFlowExperiment } from '../flows/experiment-actions.ts';
import { scheduleFlow } from '../schedule/schedule-flow.ts';
import { schedulePlan } from '../schedule/schedule-plan.ts';
import { scheduleSettings } from '../schedule/schedule-settings.ts';
import type { Proposal } from './proposal.ts';

type Tx = Prisma.TransactionClient;

export type CarriedOut = {
  /** The reason that the operator gave. */
  readonly note: string;
  readonly confirmedPriceMinor?: number | undefined;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** Stores a draft for its time. Returns 0: nothing is published yet. */
async function scheduleDraft(
  tx: Tx,
  { target, draftId, revision, at }: Extract<Proposal, { readonly act: 'schedule' }>,
  { confirmedPriceMinor, ...by }: CarriedOut,
): Promise<number> {
  const when = { draftId, revision, at: new Date(at), ...by };
  if (target.kind === 'flow') {
    await scheduleFlow(tx, { brandId: target.brandId, code: target.key, ...when });
  } else {
    await schedulePlan(tx, { productId: target.key, confirmedPriceMinor, ...when });
  }
  return 0;
}

/**
 * Does what an operator wants, inside a transaction. Returns the published version, that of a challenger, the refunded
 * cents, or 0 for what is scheduled. Raises what its verb raises.
 */
export async function carryOut(tx: Tx, proposal: Proposal, request: CarriedOut): Promise<number> {
  const { note, actor, purpose, now } = request;
  switch (proposal.act) {
    case 'publish':
      return publishDraft(tx, { ...proposal, ...request });
    case 'schedule':
      return scheduleDraft(tx, proposal, request);
    case 'restore':
      return restoreVersion(tx, { ...proposal, ...request });
    case 'experiment': {
      const { target, newest, plan } = proposal;
      const { brandId, key: code } = target;
      return startFlowExperiment(tx, { brandId, code, newest, ...plan, note, actor, now });
    }
    case 'settings':
      return changeSettings(tx, { ...proposal, note, actor, now });
    case 'schedule_settings': {
      const by = { note, actor, purpose, now };
      await scheduleSettings(tx, { ...proposal, at: new Date(proposal.at), ...by });
      return 0;
    }
    case 'restore_settings':
      return restoreSettings(tx, { ...proposal, note, actor, now });
    case 'refund': {
      const { chargeId, amountMinor, refundCount } = proposal;
      const refund = { chargeId, amountMinor, refundCount, reason: note, actor, purpose, now };
      return refundCharge(tx, refund);
    }
  }
}
