import type { Locator, Page } from '@playwright/test';
import type { Outcome } from '../../lib/payments/outcomes.ts';
import { containing } from './copy.ts';
import { expect } from './fixtures.ts';
import { inDatabase } from './member-rows.ts';
import type { Visit } from './visit.ts';

type Method = 'credit_card' | 'paypal' | 'applepay' | 'googlepay' | 'mollie';
type Buyer = Pick<Visit, 'page' | 'say' | 'open'>;

/** Picks the way to pay on the payment page. */
export async function pickMethod({ page, say }: Buyer, method: Method): Promise<void> {
  const methods = page.getByRole('group', { name: say('payments.method.title') });
  await methods.getByRole('radio', { name: say(`payments.method.${method}`) }).check();
}

/** Opens the payment page of a plan and picks the way to pay. */
export async function chooseMethod(buyer: Buyer, productId: string, method: Method): Promise<void> {
  await buyer.open(`/purchase/pay?plan=${productId}`);
  await pickMethod(buyer, method);
}

/** The button that orders; it can be pressed once the method's form is there. */
export const orderButton = ({ page, say }: Buyer): Locator =>
  page.getByRole('button', { name: say('payments.offer.button'), exact: true });

/** Asks for the service at once, which every paid order needs. */
export async function giveTerms(buyer: Buyer): Promise<void> {
  const { page, say } = buyer;
  await expect(orderButton(buyer)).toBeEnabled();
  await page.getByRole('checkbox', { name: say('payments.offer.startNow') }).check();
}

/** What the buyer is told of an order. */
export const told = ({ page, say }: Buyer, outcome: Outcome): Locator =>
  page.getByRole('dialog', { name: say(`payments.outcome.${outcome}.title`) });

function orders({ page, say }: Buyer): Locator {
  return page.getByRole('region', { name: say('money.orders.title') }).getByRole('listitem');
}

/** The money page has so many paid orders, each with its receipt; the newest comes first. */
export async function seeHistory(buyer: Buyer, count: number): Promise<Locator> {
  await buyer.open('/profile/money');
  const lines = orders(buyer);
  await expect(lines).toHaveCount(count);
  const receipts = lines.getByRole('button', { name: buyer.say('money.orders.receipt') });
  await expect(receipts).toHaveCount(count);
  return lines.first();
}

type Clock = { readonly runDue: () => Promise<void> };

async function askBack(
  page: Page,
  line: Locator,
  words: readonly [RegExp | string, string, string],
) {
  const [button, confirm, done] = words;
  await line.getByRole('button', { name: button }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: confirm, exact: true }).click();
  await expect(page.getByRole('dialog', { name: done })).toBeVisible();
}

/** Asks for the newest order's money back, by the guarantee or by the law, until the money page says it is there. */
export async function refund(
  buyer: Buyer,
  clock: Clock,
  by: 'guarantee' | 'withdrawal' = 'guarantee',
): Promise<void> {
  const { page, say, open } = buyer;
  await open('/profile/money');
  await askBack(
    page,
    orders(buyer).first(),
    by === 'guarantee'
      ? [
          containing(say('money.back.guarantee', { date: '' }).trim()),
          say('money.back.guaranteeConfirm'),
          say('money.back.done'),
        ]
      : [say('rights.withdraw.go'), say('rights.withdraw.confirm'), say('rights.withdraw.done')],
  );
  const given = containing(say('money.orders.refunded', { amount: '' }).trim());
  await expect(async () => {
    await clock.runDue();
    await open('/profile/money');
    await expect(orders(buyer).first().getByText(given)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/**
 * The member's subscription has lasted its period, and its notice was sent: the next charge is due. The rows are
 * put back, not the clock on, which all tests of a worker share.
 */
export async function makeDue(databaseUrl: string, email: string): Promise<void> {
  await inDatabase(
    databaseUrl,
    `with mine as (
       select s.id, s.period_end - (now() - interval '1 minute') as ahead
         from subscriptions s join users u on u.id = s.member_id
        where u.email = $1 and s.ended_at is null),
     moved as (
       update subscriptions s
          set anchor_at = anchor_at - ahead, period_start = period_start - ahead,
              period_end = period_end - ahead, access_until = now() + interval '3 days'
         from mine where s.id = mine.id returning s.id, s.period_end)
     update renewals r
        set state = 'due', charge_at = moved.period_end, due_at = moved.period_end, not_before = null,
            notice_sent_at = case when r.notice_at is null then null else moved.period_end end
       from moved where r.subscription_id = moved.id and r.settled_at is null`,
    [email],
  );
}

/** The next charge is due, is made, and stands as a renewal above the `paid` orders before it. */
export async function renew(
  buyer: Buyer,
  { clock, databaseUrl }: { readonly clock: Clock; readonly databaseUrl: string },
  { email, paid }: { readonly email: string; readonly paid: number },
): Promise<void> {
  await makeDue(databaseUrl, email);
  const renewed = containing(buyer.say('money.orders.renewed', { date: '' }).trim());
  await expect(async () => {
    await clock.runDue();
    await buyer.open('/profile/money');
    await expect(orders(buyer)).toHaveCount(paid + 1, { timeout: 1_000 });
  }).toPass();
  await expect(orders(buyer).first().getByText(renewed)).toBeVisible();
}
