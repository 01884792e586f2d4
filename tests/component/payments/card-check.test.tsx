import './card-fields.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { Checkout } from '#components/payments/checkout.tsx';
import { CheckDone } from '#components/payments/check/check-done.tsx';
import { CheckHead } from '#components/payments/check/check-head.tsx';
import { textOf } from '#tests/component/support/element.ts';
import { renderMember } from '#tests/component/support/render-member.tsx';
import { renderPage } from '#tests/component/support/render.tsx';
import { answering, callsOf } from '#tests/component/support/server.ts';
import { resetCardFields } from './card-fields.ts';
import { CARD, CARD_ORDER, orderAnswer } from './checkout-page.tsx';
import { hrefOf, stepsOf } from './dom.ts';
import { brandAt, BRANDS, checkOffer, euro, localeOf, type TestBrand } from './offers.ts';

beforeEach(resetCardFields);

type CheckCase = { readonly failedAt?: Date; readonly forAdults?: boolean };

function open(brand: TestBrand, { failedAt, forAdults = true }: CheckCase = {}) {
  const offer = checkOffer(brand);
  const shown = { offer, forAdults, timeZone: 'Europe/Rome', prefix: '' };
  return renderMember(
    <Checkout
      offer={offer}
      offerHash="hash"
      head={<CheckHead {...shown} failedAt={failedAt ?? null} />}
      options={[CARD]}
      notice={null}
      challenge={{ clientKey: 'test', environment: 'test', country: 'IT' }}
      country="it"
      timeZone="Europe/Rome"
      locale={localeOf(brand)}
      prefix=""
      hasPendingMessage
      sendsPending={false}
    />,
    { brand, path: '/purchase/check' },
  );
}

describe('the page of the card check', () => {
  test.each(BRANDS)(
    'says on %s that it charges nothing, and asks for no agreement',
    async (brand) => {
      const { say } = open(brand);
      screen.getByRole('heading', { level: 1, name: say('checkout.check.title') });
      await screen.findByRole('button', { name: say('payments.offer.buttonCheck') });
      expect(textOf(screen.getByRole('banner'))).toContain(euro(0, brand));
      screen.getByText(say('checkout.check.adults'));
      screen.getByText(say('checkout.check.leadAge'));
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(screen.queryByText(say('payments.form.minimumTerm'))).toBeNull();
      expect(screen.queryByText(say('payments.form.cancellation'))).toBeNull();
      expect(screen.queryByRole('link', { name: say('payments.return.plans') })).toBeNull();
      const summary = screen.getByRole('region', { name: say('payments.form.summaryCheck') });
      expect(within(summary).getAllByRole('definition')).toHaveLength(3);
    },
  );

  test('mentions no age in a flow that does not require it', async () => {
    const { say } = open('spark', { forAdults: false });
    await screen.findByRole('button', { name: say('payments.offer.buttonCheck') });
    expect(screen.queryByText('18+')).toBeNull();
    screen.getByText(say('checkout.check.lead'));
  });

  test.each(BRANDS)('says on %s when the last try failed', async (brand) => {
    const { say } = open(brand, { failedAt: new Date('2026-11-21T17:30:00Z') });
    await screen.findByRole('button', { name: say('payments.offer.buttonCheck') });
    expect(textOf(screen.getByRole('banner'))).toMatch(/18[:.h]30|6:30/);
  });

  const refused: readonly (readonly [Outcome, string])[] = [
    ['card_declined', 'outcomeCheck.refused'],
    ['insufficient_funds', 'outcomeCheck.refused'],
    ['generic', 'outcomeCheck.refused'],
    ['warning', 'outcomeCheck.authentication_required'],
    ['authentication_required', 'outcomeCheck.authentication_required'],
    ['invalid_cvc', 'outcome.invalid_cvc'],
    ['open', 'outcomeCheck.open'],
  ];
  test.each(refused.map(([outcome, key], index) => [outcome, brandAt(index), key] as const))(
    'explains %s on %s as a failed check, without the plans',
    async (outcome, brand, key) => {
      const data = { customerId: 'c', orderId: 'o', kind: 'card_check', returned: false } as const;
      const status = outcome === 'open' ? 'open' : 'ko';
      answering({ [CARD_ORDER]: orderAnswer({ status, message: outcome, data }) });
      const { say, user } = open(brand);
      const field = (name: string) =>
        screen.findByRole('textbox', { name: say(`payments.form.${name}`) });
      await user.type(await field('firstName'), 'Nina');
      await user.type(await field('lastName'), 'Prova');
      await user.click(screen.getByRole('button', { name: say('payments.offer.buttonCheck') }));
      const dialog = await screen.findByRole('dialog', { name: say(`payments.${key}.title`) });
      expect(textOf(dialog)).toContain(say(`payments.${key}.text`));
      const hrefs = stepsOf(dialog).map(([, href]) => href);
      expect(hrefs).not.toContain('/vip_plan/cred');
      expect(hrefs).not.toHaveLength(0);
      expect(callsOf(CARD_ORDER)[0]?.body).toMatchObject({ startNow: false, storeCard: false });
    },
  );
});

describe('a card that is verified already', () => {
  test.each(
    BRANDS.flatMap((brand) =>
      (['card_check', 'payment_3ds'] as const).map((by) => [by, brand] as const),
    ),
  )('is shown as verified by %s on %s with the date, and is not asked for again', (by, brand) => {
    const passed = { by, at: new Date('2026-11-21T23:30:00Z') };
    const { say } = renderPage(<CheckDone passed={passed} timeZone="Europe/Rome" prefix="/x" />, {
      brand,
    });
    screen.getByRole('heading', { level: 1, name: say('checkout.check.done.title') });
    expect(textOf(document.body)).toMatch(/\b22\b/);
    expect(screen.getAllByRole('link').map(hrefOf)).toEqual(['/x/chats']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
