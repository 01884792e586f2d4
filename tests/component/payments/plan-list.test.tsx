import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PlanList } from '#components/payments/plan-list.tsx';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { hrefOf } from './dom.ts';
import { BRANDS, euro, plan, type TestBrand } from './offers.ts';

const PLANS = [
  plan('sub_1m', { planName: 'Un mese' }),
  plan('sub_3m', {
    planName: 'Tre mesi',
    price: '59.90',
    oldPrice: '74.70',
    periodMonths: 3,
    credits: 600,
    bonusCredits: 60,
    badge: 'Conviene',
    suggestion: 'Il più scelto',
    description: 'Una descrizione',
  }),
  plan('pack_50', {
    planName: '50 crediti',
    kind: 'pack',
    price: '9.90',
    credits: 50,
    periodMonths: null,
  }),
];

type Given = Partial<ComponentProps<typeof PlanList>> & { brand?: TestBrand; path?: string };

function open({ brand = 'dolcevita', path = '/vip_plan/cred', ...change }: Given = {}) {
  const props = {
    plans: PLANS,
    selected: null,
    hook: 'cred',
    messageCost: 10,
    prefix: '',
  } as const;
  const page = renderPage(<PlanList {...props} {...change} />, { brand, path });
  const radio = (name: string) =>
    screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
  const go = () => screen.getByRole('button', { name: page.say('payments.plans.continue') });
  const read = () => screen.getByRole<HTMLInputElement>('checkbox');
  return { ...page, radio, go, read };
}

const pay = (query: string) => [{ kind: 'document', href: `/purchase/pay?${query}` }];

describe('the list of plans', () => {
  test.each(BRANDS)(
    'shows on %s for each its price, its content and whether it renews',
    (brand) => {
      const { say, radio } = open({ brand });
      const card = (name: string) => textOf(radio(name).closest('label'));
      const quarter = card('Tre mesi');
      for (const part of [
        euro(5_990, brand),
        euro(7_470, brand),
        say('payments.plans.oldPrice', { price: euro(7_470, brand) }),
        say('payments.plans.period', { months: 3 }),
        say('payments.plans.perMonth', { price: euro(1_997, brand) }),
        say('payments.plans.credits', { count: 600 }),
        say('payments.plans.bonus', { count: 60 }),
        say('payments.plans.messages', { count: 66 }),
        say('payments.plans.renews'),
        'Conviene',
        'Il più scelto',
        'Una descrizione',
      ]) {
        expect(quarter).toContain(part.replace(/\s/g, ' '));
      }
      const pack = card('50 crediti');
      expect(pack).toContain(say('payments.plans.once'));
      expect(pack).not.toContain(say('payments.plans.renews'));
      expect(card('Un mese')).not.toContain(
        say('payments.plans.perMonth', { price: euro(2_490, brand) }),
      );
    },
  );

  test('selects the first, or the one preselected for the member', () => {
    const first = open();
    expect(first.radio('Un mese').checked).toBe(true);
    first.unmount();
    expect(open({ selected: 'sub_3m' }).radio('Tre mesi').checked).toBe(true);
  });

  test.each(BRANDS)('requires on %s that the terms are read before it goes on', async (brand) => {
    const { say, user, go, read } = open({ brand, prefix: '/x' });
    await user.click(go());
    screen.getByText(say('payments.plans.disclaimerMissing'));
    expect(document.activeElement).toBe(read());
    expect(read().getAttribute('aria-invalid')).toBe('true');
    expect(navigations()).toEqual([]);
    const links = screen.getAllByRole('link').map(hrefOf);
    expect(links).toEqual(['/x/legal/terms', '/x/legal/terms#billingPolicy', '/x/legal/privacy']);
    await user.keyboard(' ');
    expect(screen.queryByText(say('payments.plans.disclaimerMissing'))).toBeNull();
  });

  test('keeps the consent in the bar of its button, where nobody presses it unseen', () => {
    const { go, read } = open();
    expect(go().parentElement?.contains(read())).toBe(true);
  });

  test('selects on the first press, and goes on at the second', async () => {
    const { user, radio, read } = open({ brand: 'spark' });
    await user.click(read());
    await user.click(radio('50 crediti'));
    expect(radio('50 crediti').checked).toBe(true);
    expect(navigations()).toEqual([]);
    await user.click(radio('50 crediti'));
    await waitFor(() => {
      expect(navigations()).toEqual(pay('plan=pack_50&hook=cred'));
    });
  });

  test('can be used by the keyboard alone', async () => {
    const { user, radio, go, read } = open({ brand: 'lumiere' });
    await user.tab();
    expect(document.activeElement).toBe(radio('Un mese'));
    await user.keyboard('{ArrowDown}');
    expect(radio('Tre mesi').checked).toBe(true);
    expect(navigations()).toEqual([]);
    read().focus();
    await user.keyboard(' ');
    go().focus();
    await user.keyboard('{Enter}');
    expect(navigations()).toEqual(pay('plan=sub_3m&hook=cred'));
  });

  test('passes on the prompt that led the member here, and the pending message', async () => {
    const { user, go, read } = open({
      brand: 'fuego',
      hook: 'fine_crediti',
      path: '/vip_plan/fine_crediti?a=abc&sendPending=1',
      prefix: '/it',
    });
    await user.click(read());
    await user.click(go());
    expect(navigations()).toEqual([
      { kind: 'document', href: '/it/purchase/pay?plan=sub_1m&hook=fine_crediti&sendPending=1' },
    ]);
  });
});
