import { describe, expect, test } from '@jest/globals';
import { planFaults, type PlanContent, type SoldPlan } from '#lib/payments/offers/check-plan.ts';

const month: PlanContent = {
  kind: 'subscription',
  priceMinor: 2_490,
  credits: 200,
  bonusCredits: 0,
  periodMonths: 1,
};
const pack: PlanContent = {
  kind: 'pack',
  priceMinor: 990,
  credits: 50,
  bonusCredits: 0,
  periodMonths: null,
};
const check: PlanContent = {
  kind: 'card_check',
  priceMinor: 0,
  credits: 0,
  bonusCredits: 0,
  periodMonths: null,
};
const sold: readonly SoldPlan[] = [{ ...month, productId: 'sub_1m' }];

const codes = (content: PlanContent, before: PlanContent | null = null, others = sold) =>
  planFaults(content, before, others).map(({ path, code }) => `${path} ${code}`);

describe('a plan', () => {
  test('may change its price and its grants', () => {
    expect(codes({ ...pack, priceMinor: 1_290, credits: 60 }, pack)).toEqual([]);
    expect(codes({ ...month, priceMinor: 1_990 }, month, [])).toEqual([]);
    expect(codes(check, check)).toEqual([]);
  });

  test('keeps its kind', () => {
    expect(codes({ ...month, periodMonths: 1 }, pack, [])).toEqual(['kind plan_kind_fixed']);
  });

  test.each<[string, PlanContent, readonly string[]]>([
    ['a check that costs', { ...check, priceMinor: 100 }, ['priceMinor card_check_is_free']],
    [
      'a check that renews and grants',
      { ...check, credits: 1, bonusCredits: 1, periodMonths: 1 },
      [
        'credits card_check_grants_nothing',
        'bonusCredits card_check_grants_nothing',
        'periodMonths paid_once_has_no_period',
      ],
    ],
    ['a gift', { ...pack, priceMinor: 99 }, ['priceMinor price_too_small']],
    ['a pack of nothing', { ...pack, credits: 0 }, ['credits credits_missing']],
    ['a pack that renews', { ...pack, periodMonths: 1 }, ['periodMonths paid_once_has_no_period']],
    [
      'a subscription without end',
      { ...month, periodMonths: null },
      ['periodMonths period_missing'],
    ],
    [
      'a longer term that costs as much a month',
      { ...month, periodMonths: 3, priceMinor: 7_470 },
      ['priceMinor longer_costs_more_a_month'],
    ],
  ])('is refused as %s', (_, content, faults) => {
    expect(codes(content)).toEqual(faults);
  });

  test('may not cost less a month than a longer term', () => {
    const others = [{ ...month, periodMonths: 3, priceMinor: 5_990, productId: 'sub_3m' }];
    expect(codes({ ...month, priceMinor: 1_990 }, month, others)).toEqual([
      'priceMinor longer_costs_more_a_month',
    ]);
    expect(codes({ ...month, priceMinor: 2_000 }, month, others)).toEqual([]);
  });
});
