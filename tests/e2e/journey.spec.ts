import type { Page } from '@playwright/test';
import { brandById } from '../../lib/brands/registry.ts';
import { challengedCard, chooseMethod, fillPayment, passChallenge } from './card-form.ts';
import { containing, words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './member-rows.ts';
import { openWithLine } from './open-with-line.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';
import { signUp } from './sign-up.ts';
import type { Say } from './visit.ts';

const FREE_MESSAGES = 2;
const MESSAGE_COST = 10;

for (const brand of brandNames) {
  const { locale, greeting, buys } = newcomers[brand];
  const say = words(locale);
  const name = brandById(brand)?.name ?? brand;

  test(`a stranger becomes a paying member of ${name}`, async ({ visit, mail, app }) => {
    const stranger = visit(onItsScreen(brand));
    const { page, address, open, arrive, check, picture } = stranger;
    test.setTimeout(150_000);
    const held = `${greeting} ${greeting}`;
    const email = address('nina');

    await test.step('opens the home and signs up', async () => {
      await arrive();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await picture('journey-01-home');
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.signup') })
        .first()
        .click();
      await signUp(page, brand, email, (step) => picture(`journey-${step}`));
      await page.waitForURL('**/find');
    });

    await test.step('confirms the address from the mail', async () => {
      const subject = say('mail.confirm.subject', { brand: name });
      const confirmation = await mail.waitFor(email, containing(subject));
      const link = confirmation.links.find((one) => one.includes('/confirmEmail'));
      await page.goto(link ?? 'about:blank');
      await picture('journey-03-confirm');
      await page.getByRole('button', { name: say('accounts.confirm.button'), exact: true }).click();
      await page.waitForURL('**/find');
    });

    const hosted = containing(say('profile.hosted.short'));
    const people = page.getByRole('article');
    const cards = people.getByRole('link');
    const hostedCards = people.getByRole('link', { name: hosted });
    // Some write with verified members only, and their cards say so.
    const openCards = people
      .filter({ hasNotText: say('profile.verifiedOnly') })
      .getByRole('link', { name: hosted });

    await test.step('searches the region', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cards.first()).toBeVisible();
      await check('journey-04-find');
      const region = page.getByRole('button', {
        name: containing(say('discovery.region.change', { region: '' }).trim()),
      });
      await region.click();
      const sheet = page.getByRole('dialog', { name: say('discovery.region.title') });
      await expect(sheet.getByText(say('discovery.region.own'), { exact: true })).toBeVisible();
      await picture('journey-05-regions');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      const members = page.getByRole('switch', { name: say('discovery.filters.membersOnly') });
      await members.click();
      await expect(members).toHaveAttribute('aria-checked', 'true');
      await expect(cards.first()).toBeVisible();
      await expect(hostedCards).toHaveCount(0);
      await members.click();
      await expect(members).toHaveAttribute('aria-checked', 'false');
      await expect(hostedCards.first()).toBeVisible();
    });

    await test.step('opens a hosted profile, which says so', async () => {
      await openCards.first().click();
      await page.waitForURL('**/user/*');
      await expect(page.getByText(hosted).first()).toBeVisible();
      await check('journey-06-profile');
    });

    const composer = page.getByRole('textbox', {
      name: containing(say('chat.composer.label', { name: '' }).trim()),
    });
    const send = async (text: string): Promise<void> => {
      await composer.fill(text);
      await page.getByRole('button', { name: say('chat.composer.send'), exact: true }).click();
    };

    await test.step('writes the first message and sees what it costs', async () => {
      await page.getByRole('link', { name: say('profile.write') }).click();
      await page.waitForURL('**/chats/*');
      await expect(page.getByText(say('chat.cost.first', { cost: 1, left: 3 }))).toBeVisible();
      await check('journey-07-thread');
      await send(greeting);
      await expect(page.getByText(greeting, { exact: true })).toBeVisible();
      await expect(page.getByText(say('chat.state.sent')).first()).toBeAttached();
      // The reply is to find its reader on another page, however long that takes to open.
      await replyIn(app.databaseUrl, email, '1 day');
      await expect(
        page.getByText(say('chat.cost.message', { cost: 1, left: FREE_MESSAGES })),
      ).toBeVisible();
    });
    const thread = page.url();

    await test.step('is told of the reply elsewhere, and may not read it yet', async () => {
      await openWithLine(stranger, '/find');
      await replyIn(app.databaseUrl, email, '0 seconds');
      await app.clock.runDue();
      const popup = page
        .getByRole('status')
        .filter({ hasText: say('notifications.incoming.hidden') });
      await expect(popup).toContainText(hosted, { timeout: 25_000 });
      await picture('journey-08-notification');
      await popup.getByRole('link', { name: say('notifications.incoming.open') }).click();
      await page.waitForURL(thread);
      await expect(page.getByRole('link', { name: say('chat.blurred.unlock') })).toBeVisible();
    });

    await test.step('writes on until nothing is left', async () => {
      for (let left = FREE_MESSAGES; left > 0; left -= 1) {
        await expect(page.getByText(say('chat.cost.message', { cost: 1, left }))).toBeVisible();
        await send(`${greeting} ${String(left)}`);
      }
      await expect(page.getByText(say('chat.cost.message', { cost: 1, left: 0 }))).toBeVisible();
      await picture('journey-09-blurred');
      await send(held);
      const prompt = page.getByRole('dialog', { name: say('hooks.kind.fine_crediti.title') });
      await prompt.getByRole('checkbox').check();
      await check('journey-10-prompt');
      await prompt.getByRole('link', { name: say('hooks.way.plans') }).click();
      await page.waitForURL('**/vip_plan/fine_crediti**');
    });

    await test.step('chooses a plan, then confirms it', async () => {
      await check('journey-11-plans');
      await choosePlan(page, say, buys.nth);
      await page.waitForURL('**/purchase/pay?**');
    });

    await test.step('orders, and confirms at the bank', async () => {
      const order = page.getByRole('button', { name: say('payments.offer.button'), exact: true });
      const summary = page.getByRole('region', { name: say('payments.form.summary') });
      await chooseMethod(page, locale, 'credit_card');
      await expect(order).toBeEnabled();
      const above = await summary.boundingBox();
      const below = await order.boundingBox();
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await fillPayment(page, locale, challengedCard);
      await check('journey-12-payment');
      await order.scrollIntoViewIfNeeded();
      await picture('journey-13-order');
      await order.click();
      await page.waitForURL(/\/3ds\/challenge\//, { timeout: 20_000 });
      await picture('journey-14-challenge');
      await passChallenge(page);
    });

    await test.step('comes back richer and reads the reply', async () => {
      const paid = page.getByRole('dialog', { name: say('payments.outcome.success.title') });
      await expect(paid).toBeVisible({ timeout: 20_000 });
      await picture('journey-15-return');
      await paid.getByRole('link', { name: say('payments.return.toChats') }).click();
      await page.waitForURL('**/chats');
      await picture('journey-16-chats');
      await page.goto(thread);
      await expect(
        page.getByText(say('chat.answerer.script'), { exact: true }).first(),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: say('chat.blurred.unlock') })).toHaveCount(0);
      await expect(page.getByText(held, { exact: true })).toBeVisible();
      await expect(composer).toHaveValue('');
      await picture('journey-17-readable');
    });

    await test.step('has the credits, the receipt, and its mail', async () => {
      await open('/profile');
      await picture('journey-18-profile');
      const left = buys.credits - MESSAGE_COST;
      const main = page.getByRole('main');
      const held = main.getByRole('complementary').getByText(String(left), { exact: true });
      await expect(held).toBeVisible();
      await expect(page.getByText(say('account.status.nextBill'), { exact: true })).toHaveCount(
        buys.renews ? 1 : 0,
      );
      await page
        .locator('summary')
        .filter({ hasText: say('account.receipts.title') })
        .click();
      await main.getByRole('link', { name: say('account.receipts.go') }).click();
      await page.waitForURL('**/profile/money#orders');
      await expect(main.getByRole('button', { name: say('money.orders.receipt') })).toHaveCount(1);
      const receipt = await mail.waitFor(
        email,
        containing(say('mail.receipt.subject', { brand: name })),
      );
      expect(receipt.text).toContain(say('mail.receipt.title'));
    });
  });
}

/** When a profile of ours answers what the member wrote. */
function replyIn(databaseUrl: string, email: string, time: string): Promise<void> {
  return inDatabase(
    databaseUrl,
    `update reply_tasks t set due_at = now() + $2::interval
       from users u where u.id = t.member_id and u.email = $1 and t.state = 'due'`,
    [email, time],
  );
}

/** The first press chooses, the button goes on; without the tick it says what is missing. */
async function choosePlan(page: Page, say: Say, nth: number): Promise<void> {
  const plans = page.getByRole('group', { name: say('payments.plans.legend') });
  await plans.locator('label').nth(nth).click();
  await expect(plans.getByRole('radio').nth(nth)).toBeChecked();
  const proceed = page.getByRole('button', { name: say('payments.plans.continue') });
  await proceed.click();
  const missing = page.getByText(say('payments.plans.disclaimerMissing'));
  await expect(missing).toBeVisible();
  await page.getByRole('checkbox').check();
  await expect(missing).toBeHidden();
  await proceed.click();
}
