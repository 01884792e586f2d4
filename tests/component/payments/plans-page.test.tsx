import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { planHook, planHooks } from '#components/payments/hooks/plan-hook.ts';
import { PlansPage } from '#components/payments/plans-page.tsx';
import { textOf } from '#tests/component/support/element.ts';
import { callsOf } from '#tests/component/support/server.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { hrefOf } from './dom.ts';
import { BRANDS, plan, type TestBrand } from './offers.ts';

type Props = ComponentProps<typeof PlansPage>;

const CHECK = plan('card_check', { kind: 'card_check', price: '0.00', priceMinor: 0, credits: 0 });

function open({ brand = 'dolcevita', ...change }: Partial<Props> & { brand?: TestBrand } = {}) {
  const props: Props = {
    hook: 'cred',
    angelName: null,
    messageCost: 10,
    plans: [plan('sub_1m')],
    selected: null,
    verification: null,
    checkNeeded: false,
    renewing: null,
    missing: null,
    framed: null,
    timeZone: 'Europe/Rome',
    prefix: '',
    ...change,
  };
  return renderPage(<PlansPage {...props} />, { brand });
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(textOf);

describe('the page of plans', () => {
  test.each(planHooks.flatMap((hook) => BRANDS.map((brand) => [hook, brand] as const)))(
    'has its own copy when reached by %s on %s',
    (hook, brand) => {
      const { say } = open({ hook, brand });
      const title = screen.getByRole('heading', { level: 1 });
      expect(textOf(title)).toBe(say(`payments.header.${hook}.title`));
      screen.getByText(say(`payments.header.${hook}.text`));
    },
  );

  test.each(['fine_crediti', 'blurred', 'file_like'] as const)(
    'shows the member’s name when reached by %s about a member',
    (hook) => {
      const { say } = open({ hook, brand: 'fuego', angelName: 'Livia' });
      const title = screen.getByRole('heading', { level: 1 });
      expect(textOf(title)).toBe(say(`hooks.header.${hook}`, { name: 'Livia' }));
      expect(textOf(title)).toContain('Livia');
    },
  );

  // 23
  test.each(BRANDS)(
    'says on %s that a plan asked for is not on sale, and logs it',
    async (brand) => {
      const { say } = open({ brand, missing: 'pack_old' });
      expect(textOf(screen.getByRole('status'))).toBe(say('payments.plans.missing'));
      await waitFor(() => {
        expect(callsOf('POST /api/log/client')).toMatchObject([
          { body: { subject: 'rate plan not found', logText: 'pack_old' } },
        ]);
      });
    },
  );

  test.each(['cred', 'paginazione', 'cambia_regione'] as const)(
    'shows no name when reached by %s',
    (hook) => {
      open({ hook, brand: 'spark', angelName: 'Livia' });
      expect(textOf(document.body)).not.toContain('Livia');
    },
  );

  test('has the default copy when reached by an unknown key', () => {
    expect(planHook('invented')).toBe('cred');
    expect(planHook(undefined)).toBe('cred');
  });

  test.each(BRANDS)(
    'puts the check first on %s when the flow requires it, with its age limit',
    (brand) => {
      const { say } = open({ brand, verification: CHECK, checkNeeded: true, prefix: '/x' });
      expect(headings()[0]).toBe(say('payments.plans.checkTitle'));
      screen.getByText('18+');
      screen.getByText(say('payments.plans.adults'));
      screen.getByText(say('payments.plans.checkNeeded'));
      const go = screen.getByRole('link', { name: say('payments.plans.checkAction') });
      expect(hrefOf(go)).toBe('/x/purchase/check');
      const list = screen.getByRole('radio');
      const after = Node.DOCUMENT_POSITION_FOLLOWING;
      expect(go.compareDocumentPosition(list) & after).toBe(after);
    },
  );

  test('puts the check after the plans when it is only offered', () => {
    const { say } = open({ brand: 'lumiere', verification: CHECK });
    expect(screen.queryByText('18+')).toBeNull();
    screen.getByText(say('payments.plans.checkText'));
    const go = screen.getByRole('link', { name: say('payments.plans.checkAction') });
    const before = Node.DOCUMENT_POSITION_PRECEDING;
    expect(go.compareDocumentPosition(screen.getByRole('radio')) & before).toBe(before);
  });

  test('offers no check to a member who has passed it', () => {
    const { say } = open({ brand: 'dolcevita', checkNeeded: true });
    expect(screen.queryByRole('link', { name: say('payments.plans.checkAction') })).toBeNull();
    expect(screen.queryByText('18+')).toBeNull();
  });

  test.each(BRANDS)('shows on %s the current plan, and packs beside it', (brand) => {
    const renewing = { planName: 'Tre mesi', periodEnd: new Date('2026-12-21T23:30:00Z') } as never;
    const pack = plan('pack_50', { kind: 'pack', periodMonths: null });
    const { say } = open({ brand, renewing, plans: [pack] });
    const name = say('payments.plans.renewing.title', { plan: 'Tre mesi' });
    expect(headings()).toContain(name);
    // The date in the brand's country, where the next day has begun.
    expect(textOf(document.body)).toMatch(/\b22\b/);
    const own = screen.getByRole('link', { name: say('payments.plans.renewing.action') });
    expect(hrefOf(own)).toBe('/profile/money');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.queryByText(say('payments.plans.renews'))).toBeNull();
  });

  test.each(BRANDS)('links on %s the terms and the billing terms above its button', (brand) => {
    const { say } = open({ brand, prefix: '/x' });
    const button = screen.getByRole('button', { name: say('payments.plans.continue') });
    const links = screen.getAllByRole('link').filter((link) => hrefOf(link)?.includes('/legal/'));
    expect(links.map(hrefOf)).toEqual([
      '/x/legal/terms',
      '/x/legal/terms#billingPolicy',
      '/x/legal/privacy',
    ]);
    const before = Node.DOCUMENT_POSITION_PRECEDING;
    for (const link of links) {
      expect(button.compareDocumentPosition(link) & before).toBe(before);
    }
  });

  test.each(BRANDS)('says on %s that there is no plan', (brand) => {
    const { say } = open({ brand, plans: [] });
    screen.getByText(say('payments.plans.empty.title'));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: say('payments.plans.continue') })).toBeNull();
  });

  test('links to the page of a partner, and says whose it is', () => {
    const framed = { title: 'Socio', host: 'partner.example' };
    const { say } = open({ brand: 'fuego', framed, prefix: '/x' });
    const link = screen.getByRole('link', { name: say('hooks.frame.open', framed) });
    expect(hrefOf(link)).toBe('/x/hook/iframe');
  });

  test.each(BRANDS)('says on %s what paying changes, with the price of a message', (brand) => {
    const { say } = open({ brand });
    const region = screen.getByRole('region', { name: say('payments.plans.opens.title') });
    expect(within(region).getAllByRole('listitem').map(textOf)).toEqual(
      ['read', 'search', 'like', 'benefits', 'cost', 'leave'].map((what) =>
        say(`payments.plans.opens.${what}`, { cost: 10, travelDays: 14 }),
      ),
    );
  });
});
