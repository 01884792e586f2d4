import { newId } from '../../kernel/ids.ts';
import { acceptCall, type PartnerCall } from './accept-call.ts';

type Click = {
  readonly kcampaign: string;
  readonly pageType: string;
  readonly clickid?: string | undefined;
};

/**
 * A partner's server tells of a click. Keeps it beside their others, once for each click, campaign and page;
 * one without a click's number is counted each time. A signup by that click learns its campaign from it, if it
 * knows none. Raises what `acceptCall` does.
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
      // Who signed up by it before their server told: their link alone did not say the campaign.
      const where = { affiliateId: affiliate.id, clickId: clickid, linkCampaign: null };
      await tx.attribution.updateMany({ where, data: { linkCampaign: kcampaign } });
    }
    return { repeated: count === 0 };
  });
}
