import { requireOwnName } from '../../identity/require-own-name.ts';
import { db } from '../../db/client.ts';
import { comesWithGuarantee } from '../../payments/offers/guarantee.ts';
import { payRulesContract } from '../../payments/own/contract.ts';
import { hasStoredCard, shopFor, triesOf } from '../../payments/queries.ts';
import { handlersFor } from '../handlers-for.ts';
import { FAILED_CARDS_PER_HOUR } from '../../payments/limits.ts';

export const payRulesHandlers = handlersFor(payRulesContract, {
  'POST /api/pay_rules/get_pay_rules': async (call) => {
    const { brand, locale, now } = call;
    const member = call.member();
    const { clickid } = call.body;
    if (clickid !== undefined) requireOwnName(member, clickid);
    const [shop, tries, storedCard, guarantee] = await Promise.all([
      shopFor(member, { brand, locale, now }),
      triesOf(member.memberId, now),
      hasStoredCard(member.memberId),
      comesWithGuarantee(db(), member.memberId),
    ]);
    const { renewing } = shop;
    return {
      methods: [...shop.methods],
      currency: brand.currency,
      limits: {
        triesPerHour: FAILED_CARDS_PER_HOUR,
        triesLeft: tries.left,
        triesAgainAt: tries.againAt?.toISOString() ?? null,
        orderMinutes: 60,
        cardDigits: { min: 13, max: 19 },
      },
      plans: [...shop.plans],
      selected: shop.selected,
      verification: shop.verification,
      requiresCardCheck: shop.flow.config.requiresCardCheck,
      storedCard,
      newCard: !storedCard,
      guarantee,
      renewing: renewing && { ...renewing, periodEnd: renewing.periodEnd.toISOString() },
    };
  },
});
