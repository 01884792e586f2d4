import type { Page } from '@playwright/test';
import type { Outcome } from '#lib/payments/outcomes.ts';
import {
  TEST_PAYMENT_METHODS,
  type TestCase,
} from '../../../sandbox/payments/test-payment-methods.ts';
import { expect } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';
import { startVisitEarlier } from '../fixtures/visit-age.ts';
import { giveTerms, orderButton, outcomeDialog } from './pay.ts';

const VISITING_MS = 60_000;

/** A provider with a payment page of its own. */
export type Hosted = {
  readonly name: string;
  /** The address of its pages in the sandbox. */
  readonly base: string;
  /** The path segment of our return page. */
  readonly segment: string;
};

/**
 * Registers into the flow whose cards are processed by these providers, with a visit in which the photo
 * proposal has been shown.
 */
export async function joinHosted({ page, join }: Visit, name: string): Promise<string> {
  await startVisitEarlier(page, VISITING_MS);
  return join(name, { flow: '21' });
}

/** Opens the payment page of a plan, which announces the provider's page, and fills in everything but the order. */
export async function openOrder(buyer: Visit, { name }: Hosted, plan: string): Promise<void> {
  const { page, say, open } = buyer;
  await open(`/purchase/pay?plan=${plan}`);
  // A flow with other methods beside cards selects none in advance.
  const card = page.getByRole('radio', { name: say('payments.method.credit_card') });
  if ((await card.count()) > 0) await card.check();
  const title = say('checkout.hosted.title', { provider: name });
  await expect(page.getByRole('region', { name: title })).toBeVisible();
  await giveTerms(buyer);
}

/** Presses the order button, which takes the browser to the provider's page. */
export async function goToProvider(buyer: Visit, { base }: Hosted): Promise<void> {
  await orderButton(buyer).click();
  await buyer.page.waitForURL(new RegExp(`/${base}/pay/`));
}

/** Types the card of the case into the provider's page and pays. */
export async function typeCard(page: Page, name: TestCase): Promise<void> {
  const number = TEST_PAYMENT_METHODS.find((testMethod) => testMethod.case === name)?.number ?? '';
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill('03/30');
  await page.locator('#code').fill('737');
  await page.locator('#holder').fill('Nina Prova');
  await page.locator('button[value=pay]').click();
}

/** The result on the return page, whose address contains only the order. */
export async function expectOutcome(
  buyer: Visit,
  { segment }: Hosted,
  outcome: Outcome,
): Promise<void> {
  await expect(outcomeDialog(buyer, outcome)).toBeVisible();
  await expect(buyer.page).toHaveURL(new RegExp(`/${segment}/paymentCheck\\?order=[\\w-]+$`));
}
