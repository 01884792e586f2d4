import { newId } from '../../kernel/ids.ts';
import { acceptCall, type PartnerCall } from './accept-call.ts';

type Click = {
  readonly kcampaign: string;
  readonly pageType: string;
  readonly clickid?: string | undefined;
};

/**
 * A partner's server reports a click. Stores it, once for each click id, campaign and page; a click without
 * an id is counted each time. A signup by that click takes its campaign from it, if it has none. Raises what
 * `acceptCall` does.
 */
export function importClick(
  call: PartnerCall,
  { kcampaign, pageType, clickid }: Click,
): Promise<{ repeated: boolean }> {
  return acceptCall(call, async (tx, affiliate) => {
    const about = { affiliateId: affiliate.id, clickId: clickid ?? null };
    const { count } = await tx.partnerClick.createMany({
      data: [
        { id: newId(call.now.getTime()), ...about, campaign: kcampaign, pageType, at: call.now },
      ],
      skipDuplicates: true,
    });
    if (clickid !== undefined) {
      // Members who signed up by this click before the report, and whose link had no campaign.
      const where = { affiliateId: affiliate.id, clickId: clickid, linkCampaign: null };
      await tx.attribution.updateMany({ where, data: { linkCampaign: kcampaign } });
    }
    return { repeated: count === 0 };
  });
}
