import { refundCharge } from '../../staff/refund-charge.ts';
import { changeSettings, restoreSettings } from '../brands/change-settings.ts';
import { publishDraft } from '../config/publish-draft.ts';
import { restoreVersion } from '../config/restore-version.ts';
import type { Proposal } from './proposal.ts';

export type CarriedOut = {
  /** The reason that the operator gave. */
  readonly note: string;
  readonly confirmedPriceMinor?: number | undefined;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** Does what an operator wants. Returns the published version, or the refunded cents. Raises what its verb raises. */
export function carryOut(proposal: Proposal, request: CarriedOut): Promise<number> {
  const { note, actor, purpose, now } = request;
  switch (proposal.act) {
    case 'publish':
      return publishDraft({ ...proposal, ...request });
    case 'restore':
      return restoreVersion({ ...proposal, ...request });
    case 'settings':
      return changeSettings({ ...proposal, note, actor, now });
    case 'restore_settings':
      return restoreSettings({ ...proposal, note, actor, now });
    case 'refund': {
      const { chargeId, amountMinor, refundCount } = proposal;
      return refundCharge({
        chargeId,
        amountMinor,
        refundCount,
        reason: note,
        actor,
        purpose,
        now,
      });
    }
  }
}
