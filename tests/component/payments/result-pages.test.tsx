import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { readOutcome } from '#lib/payments/outcomes.ts';
import { toWire } from '#lib/wire/rename.ts';
import { PayKo } from '#components/payments/pay-ko.tsx';
import { PayOk } from '#components/payments/pay-ok.tsx';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { credits, renderMember } from '#tests/component/support/render-member.tsx';
import { hrefOf } from './dom.ts';
import { fakeTimeUser, pass } from './fake-time.ts';
import { BRANDS, type TestBrand } from './offers.ts';

const links = () => screen.queryAllByRole('link').map(hrefOf);

describe('the result page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  type Bought = ComponentProps<typeof PayOk>['bought'];
  const PACK: Bought = {
    kind: 'pack',
    planName: '50',
    credits: 50,
    creditsBefore: 54,
    chargeId: 'charge-1',
    nextCharge: null,
  };

  function open(
    change: Partial<Bought> = {},
    { brand = 'dolcevita', wasRefused = false }: { brand?: TestBrand; wasRefused?: boolean } = {},
  ) {
    const bought = { ...PACK, ...change };
    return renderMember(<PayOk bought={bought} wasRefused={wasRefused} prefix="/x" />, {
      brand,
      path: '/x/ok',
      credits: credits({ totalCredits: 54 }),
      user: fakeTimeUser,
    });
  }

  test.each(BRANDS)(
    'shows on %s what was bought, the credits held, and the links to receipt and withdrawal',
    async (brand) => {
      const { say } = open({}, { brand });
      screen.getByRole('heading', { level: 1, name: say('payments.ok.pack.title') });
      screen.getByText(say('payments.ok.pack.text', { credits: 50 }));
      screen.getByText(say('payments.ok.total', { count: 54 }));
      const receipt = screen.getByRole('link', { name: say('payments.ok.receipt') });
      expect(hrefOf(receipt)).toBe('/api/legal/get_receipt/charge-1');
      expect(receipt.getAttribute('download')).toBe('receipt-charge-1.pdf');
      expect(links()).toEqual(['/x/chats', '/api/legal/get_receipt/charge-1', '/x/legal/withdraw']);
      expect(screen.queryByText(say('payments.ok.pendingRefused'))).toBeNull();
      await pass(0);
    },
  );

  // 70
  test.each(BRANDS)(
    'says on %s what the message that was pending has cost, so that the total adds up',
    async (brand) => {
      const { say } = open({ creditsBefore: 64 }, { brand });
      screen.getByText(say('payments.ok.sent', { count: 10 }));
      screen.getByText(say('payments.ok.total', { count: 54 }));
      await pass(0);
    },
  );

  test.each(BRANDS)(
    'shows for a plan on %s the next charge and how to cancel it',
    async (brand) => {
      const plan = {
        kind: 'subscription',
        planName: 'Un mese',
        credits: 200,
        nextCharge: 'il 3',
      } as const;
      const { say } = open(plan, { brand });
      screen.getByRole('heading', { level: 1, name: say('payments.ok.subscription.title') });
      screen.getByText(say('payments.ok.subscription.text', { plan: 'Un mese', credits: 200 }));
      screen.getByText(say('payments.ok.next', { line: 'il 3' }));
      const cancel = screen.getByRole('link', { name: say('payments.ok.cancel') });
      expect(hrefOf(cancel)).toBe('/x/legal/cancel');
      await pass(0);
    },
  );

  test('shows neither credits nor receipt for a card check', async () => {
    const { say } = open({ kind: 'card_check', credits: 0, chargeId: null }, { brand: 'lumiere' });
    screen.getByRole('heading', { level: 1, name: say('payments.ok.check.title') });
    expect(screen.queryByText(say('payments.ok.total', { count: 54 }))).toBeNull();
    expect(links()).toEqual(['/x/chats']);
    await pass(0);
  });

  test('says that the pending message could not be sent', async () => {
    const { say } = open({}, { brand: 'spark', wasRefused: true });
    screen.getByText(say('payments.ok.pendingRefused'));
    await pass(0);
  });

  test('leads on by itself after six seconds', async () => {
    const { say } = open({}, { brand: 'fuego' });
    screen.getByText(say('payments.ok.soon'));
    await pass(5_999);
    expect(navigations()).toEqual([]);
    await pass(1);
    expect(navigations()).toEqual([{ kind: 'document', href: '/x/chats' }]);
  });

  test('stays when the member chooses to', async () => {
    const { say, user } = open({}, { brand: 'spark' });
    await user.click(screen.getByRole('button', { name: say('payments.ok.stay') }));
    expect(screen.queryByText(say('payments.ok.soon'))).toBeNull();
    expect(screen.queryByRole('button', { name: say('payments.ok.stay') })).toBeNull();
    await pass(60_000);
    expect(navigations()).toEqual([]);
  });
});

describe('the failure page', () => {
  const open = (errorMsg: string, brand: TestBrand, failed = false) =>
    renderPage(<PayKo outcome={readOutcome(errorMsg)} failed={failed} prefix="/x" />, { brand });

  const outcomes = ['retry', 'already_declined', 'address_blacklisted', 'generic'] as const;
  test.each(outcomes.flatMap((outcome) => BRANDS.map((brand) => [outcome, brand] as const)))(
    'shows %s on %s for its wire name, and links to plans and customer care',
    (outcome, brand) => {
      const { message } = toWire({ message: outcome }) as { readonly message: string };
      const { say } = open(message, brand);
      screen.getByRole('heading', { level: 1, name: say(`payments.outcome.${outcome}.title`) });
      screen.getByText(say(`payments.outcome.${outcome}.text`));
      expect(links()).toEqual(['/x/purchase', '/x/contactUs']);
    },
  );

  test.each(['riprova', 'already declined', 'address blacklisted', 'generico'])(
    'knows the wire name %s',
    (errorMsg) => {
      expect(readOutcome(errorMsg)).toBeDefined();
    },
  );

  test.each(['open', 'pending', 'success'])(
    'says for %s that the bank has not decided',
    (errorMsg) => {
      const { say } = open(errorMsg, 'lumiere', true);
      screen.getByRole('heading', { level: 1, name: say('payments.outcome.open.title') });
      screen.getByText(say('payments.ko.waiting'));
      expect(links()).toEqual(['/x/chats', '/x/purchase']);
    },
  );

  test.each(BRANDS)('prints no unknown name on %s, and claims nothing about money', (brand) => {
    const { say, container } = open('You have won', brand);
    screen.getByRole('heading', { level: 1, name: say('payments.ko.unknownTitle') });
    screen.getByText(say('payments.ko.unknownText'));
    expect(textOf(container)).not.toContain('You have won');
    expect(screen.queryByText(say('payments.ko.text'))).toBeNull();
  });

  test('says that nothing was charged only when the newest order failed', () => {
    const { say } = open('', 'spark', true);
    screen.getByRole('heading', { level: 1, name: say('payments.ko.title') });
    screen.getByText(say('payments.ko.text'));
  });
});
