import type { Prisma } from '../../db/generated/client.ts';
import { refundCharge } from '../../staff/refund-charge.ts';
import { changeSettings, restoreSettings } from '../brands/change-settings.ts';
import { publishDraft } from '../config/publish-draft.ts';
import { restoreVersion } from '../config/restore-version.ts';
import { startFlowExperiment } from '../flows/experiment-actions.ts';
import { scheduleFlow } from '../schedule/schedule-flow.ts';
import type { Proposal } from './proposal.ts';

export type CarriedOut = {
  /** The reason that the operator gave. */
  readonly note: string;
  readonly confirmedPriceMinor?: number | undefined;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Does what an operator wants, inside a transaction. Returns the published version, that of a challenger, the refunded
 * cents, or 0 for what is scheduled. Raises what its verb raises.
 */
export async function carryOut(
  tx: Prisma.TransactionClient,
  proposal: Proposal,
  request: CarriedOut,
): Promise<number> {
  const { note, actor, purpose, now } = request;
  switch (proposal.act) {
    case 'publish':
      return publishDraft(tx, { ...proposal, ...request });
    case 'schedule': {
      const { target, draftId, revision, at } = proposal;
      const { brandId, key: code } = target;
      const by = { note, actor, purpose, now };
      await scheduleFlow(tx, { brandId, code, draftId, revision, at: new Date(at), ...by });
      return 0;
    }
    case 'restore':
      return restoreVersion(tx, { ...proposal, ...request });
    case 'experiment': {
      const { target, newest, plan } = proposal;
      const { brandId, key: code } = target;
      return startFlowExperiment(tx, { brandId, code, newest, ...plan, note, actor, now });
    }
    case 'settings':
      return changeSettings(tx, { ...proposal, note, actor, now });
    case 'restore_settings':
      return restoreSettings(tx, { ...proposal, note, actor, now });
    case 'refund': {
      const { chargeId, amountMinor, refundCount } = proposal;
      const refund = { chargeId, amountMinor, refundCount, reason: note, actor, purpose, now };
      return refundCharge(tx, refund);
    }
  }
}
