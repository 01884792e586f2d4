import { browserAllows } from '../../consents/queries.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../kernel/ids.ts';
import { browserName } from '../../tracking/browser-name.ts';
import { affiliateFor, campaignOfClick } from '../../tracking/queries.ts';
import { claimPartnerOrders } from '../../tracking/claim-partner-orders.ts';
import { queuePostback } from '../../tracking/queue-postback.ts';
import { recordKpi } from '../../tracking/record-kpi.ts';
import type { SignupOrigin } from './signup.ts';

type Joined = {
  readonly memberId: string;
  readonly brandId: string;
  readonly origin: SignupOrigin;
  readonly now: Date;
};

/**
 * Called in the transaction of a signup. Stores the member's origin: campaign and partner always, the
 * partner's click only where this browser has allowed marketing, because the partner could identify the
 * member by it. Counts the lead, and queues the partner's postback.
 */
export async function recordOrigin(tx: Db, joined: Joined): Promise<void> {
  const { memberId, brandId, origin, now } = joined;
  const { source = null, tid = null, clickId = null, visitorId = null } = origin;
  const allowed = clickId !== null && (await browserAllows(tx, { brandId, visitorId, now }));
  const affiliate = await affiliateFor(tx, brandId, [tid, source]);
  const click = allowed ? clickId : null;
  const clickCampaign = affiliate && click && (await campaignOfClick(tx, affiliate.id, click));
  await tx.attribution.create({
    data: {
      id: newId(now.getTime()),
      memberId,
      source,
      tid,
      at: now,
      affiliateId: affiliate?.id ?? null,
      campaignId: origin.campaignId ?? null,
      linkCampaign: origin.linkCampaign ?? clickCampaign,
      utmSource: origin.utmSource ?? null,
      utmMedium: origin.utmMedium ?? null,
      utmCampaign: origin.utmCampaign ?? null,
      clickId: click,
      visitorId: click === null ? null : visitorId,
      country: origin.country ?? null,
      fingerprint: origin.fingerprint ?? null,
      userAgent: origin.userAgent.slice(0, 300),
    },
  });
  const browser = browserName(origin.userAgent);
  await recordKpi({ brandId, memberId, name: 'lead', once: true, browser, now }, tx);
  if (affiliate === null || click === null) return;
  await claimPartnerOrders(tx, { affiliateId: affiliate.id, clickId: click, memberId });
  await queuePostback(tx, { memberId, event: 'lead', now });
}
