import type { Locator } from '@playwright/test';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { containing } from '../fixtures/copy.ts';
import { fromDatabase, inDatabase } from '../fixtures/database-rows.ts';
import { expect } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';

type Method = 'credit_card' | 'paypal' | 'applepay' | 'googlepay' | 'mollie';
type Buyer = Pick<Visit, 'page' | 'say' | 'open'>;

/** Selects the method on the payment page. */
export async function pickMethod({ page, say }: Buyer, method: Method): Promise<void> {
  const methods = page.getByRole('group', { name: say('payments.method.title') });
  await methods.getByRole('radio', { name: say(`payments.method.${method}`) }).check();
}

/** Opens the payment page of a plan and selects the method. */
export async function chooseMethod(buyer: Buyer, productId: string, method: Method): Promise<void> {
  await buyer.open(`/purchase/pay?plan=${productId}`);
  await pickMethod(buyer, method);
}

/** The order button; enabled once the method's form has loaded. */
export const orderButton = ({ page, say }: Buyer): Locator =>
  page.getByRole('button', { name: say('payments.offer.button'), exact: true });

/** Requests immediate service, which every paid order requires. */
export async function giveTerms(buyer: Buyer): Promise<void> {
  const { page, say } = buyer;
  await expect(orderButton(buyer)).toBeEnabled();
  await page.getByRole('checkbox', { name: say('payments.offer.startNow') }).check();
}

/** The dialog with the result of an order. */
export const outcomeDialog = ({ page, say }: Buyer, outcome: Outcome): Locator =>
  page.getByRole('dialog', { name: say(`payments.outcome.${outcome}.title`) });

/** The heading of the result page, to which an order without a bank page leads. */
export const boughtHeading = ({ page, say }: Buyer, kind: 'pack' | 'subscription'): Locator =>
  page.getByRole('heading', { name: say(`payments.ok.${kind}.title`) });

function orders({ page, say }: Buyer): Locator {
  return page.getByRole('region', { name: say('money.orders.title') }).getByRole('listitem');
}

/** Checks that the money page has this many paid orders, each with its receipt; returns the newest, which is first. */
export async function seeHistory(buyer: Buyer, count: number): Promise<Locator> {
  await buyer.open('/profile/money');
  const lines = orders(buyer);
  await expect(lines).toHaveCount(count);
  const receipts = lines.getByRole('button', { name: buyer.say('money.orders.receipt') });
  await expect(receipts).toHaveCount(count);
  return lines.first();
}

type Clock = { readonly runDue: () => Promise<void> };

/**
 * Makes the next charge due: the member's subscription has lasted its period, and its notice was sent. Moves
 * the rows back instead of the clock forward, because all tests of a worker share the clock.
 */
async function makeDue(databaseUrl: string, email: string): Promise<void> {
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

/** Makes the next charge due, charges it, and checks that it is listed as a renewal above the `paid` earlier orders. */
export async function renew(
  buyer: Buyer,
  { clock, databaseUrl }: { readonly clock: Clock; readonly databaseUrl: string },
  { email, paid }: { readonly email: string; readonly paid: number },
): Promise<void> {
  await makeDue(databaseUrl, email);
  await expect(async () => {
    await clock.runDue();
    await fromDatabase(
      databaseUrl,
      `select r.id from renewals r join subscriptions s on s.id = r.subscription_id
         join users u on u.id = s.member_id where u.email = $1 and r.state = 'paid'`,
      [email],
    );
  }).toPass();
  const newest = await seeHistory(buyer, paid + 1);
  const renewed = containing(buyer.say('money.orders.renewed', { date: '' }).trim());
  await expect(newest.getByText(renewed)).toBeVisible();
}
