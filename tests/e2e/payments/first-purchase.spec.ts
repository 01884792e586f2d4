// [core §2 / visitor home] [core §2 / cookie banner unless the stored policy is true] [core §2 /signup]
// [core §2 /chats/: list with unread badge] [core §2 /chats/{u}] [core §2 /user/{u}] [core §2 /confirmEmail]
// [core §2 Bottom menu at 500 px or less] [core §3 Stored keys page] [core §4 Signup success]
// [core §4 Confirmation landing] [core §4 Too few credits] [money §2 /vip_plan/cred and /vip_plan/{hook}]
// [money §2 /purchase/pay] [money §2 /adyen/paymentCheck] [money §2 Prompt fine_crediti in the chat]
// [money §2 Plans page: first press selects] [money §2 Plans page: disclaimer box] [money §2 Payment page: chooser]
// [money §2 Return page] [money §4 Disclaimer before going on] [money §4 3DS adyen]
// [money §4 Pending message is sent after payment] [money §5 Disclaimer ticked]
import { brandById } from '#lib/brands/registry.ts';
import { challengedCard, fillPayment, passChallenge } from '../pages/card-form.ts';
import { place } from '../pages/find.ts';
import { threadOn } from '../pages/thread.ts';
import { containing } from '../fixtures/copy.ts';
import { inDatabase } from '../fixtures/database-rows.ts';
import { hostedWoman } from '../fixtures/hosted-people.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { startVisitEarlier } from '../fixtures/visit-age.ts';
import { openConnected } from '../steps/open-connected.ts';
import { orderButton, outcomeDialog } from '../steps/pay.ts';
import { leaveOnboarding } from '../steps/leave-onboarding.ts';
import { signUp } from '../steps/sign-up.ts';

const FREE_MESSAGES = 2;
const MESSAGE_COST = 10;
const VISITING_MS = 60_000;

test(
  'a visitor signs up from the home page, confirms the address by the mailed link, and searches the region',
  on('phone', 'lumiere', 'in every language'),
  async ({ visit, mail }) => {
    const { page, brand, say, address, arrive } = visit();
    const email = address('nina');
    // The answerers follow.
    const hosted = containing(say('profile.hosted.label', { who: '' }).trim());
    const cards = page.getByRole('article').getByRole('link');
    const hostedCards = page.getByRole('article').getByRole('link', { name: hosted });

    await test.step('signs up', async () => {
      await arrive();
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.signup') })
        .first()
        .click();
      await signUp(page, brand, email);
      await leaveOnboarding(page, say);
      await page.waitForURL('**/find');
    });

    await test.step('confirms the address', async () => {
      await page.goto(await mailedLink(mail, email, '/confirmEmail'));
      await page.getByRole('button', { name: say('accounts.confirm.button'), exact: true }).click();
      await page.waitForURL('**/find');
      await expect(hostedCards.first()).toBeVisible();
    });

    await test.step('the own region is marked in the list of regions', async () => {
      await place(page, say).click();
      const sheet = page.getByRole('dialog', { name: say('discovery.region.title') });
      await expect(sheet.getByText(say('discovery.region.own'), { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });

    await test.step('hosted profiles are labelled, and can be filtered out', async () => {
      const members = page.getByRole('switch', { name: say('discovery.filters.membersOnly') });
      await members.click();
      await expect(members).toHaveAttribute('aria-checked', 'true');
      await expect(hostedCards).toHaveCount(0);
      await expect(cards.first()).toBeVisible();
      await members.click();
      await expect(members).toHaveAttribute('aria-checked', 'false');
      await hostedCards.first().click();
      await page.waitForURL('**/user/*');
      await expect(page.getByText(hosted).first()).toBeVisible();
    });
  },
);

test(
  'a free member writes to a hosted profile, is notified of the reply, and reads it after paying',
  on('desktop', 'spark', 'in every language'),
  async ({ visit, app }) => {
    const member = visit();
    const { page, brand, say, open, join, buy } = member;
    const { greeting } = newcomers[brand];
    const { angelId } = await hostedWoman(app.databaseUrl, brand, ['script']);
    const email = await join('writes');
    await startVisitEarlier(page, VISITING_MS);
    const thread = threadOn(member);
    const unlock = page.getByRole('link', { name: say('chat.blurred.unlock') });

    await test.step('the cost is shown before and after the first message', async () => {
      await open(`/user/${angelId}`);
      await page.getByRole('link', { name: say('profile.write') }).click();
      await page.waitForURL(`**/chats/${angelId}`);
      await expect(page.getByText(say('chat.cost.first', { cost: 1, left: 3 }))).toBeVisible();
      await thread.send(greeting);
      await expect(thread.said(greeting)).toBeVisible();
      const left = say('chat.cost.free', { cost: 1, left: FREE_MESSAGES });
      await expect(page.getByText(left)).toBeVisible();
      // The reply must arrive on another page, however long that takes to open.
      await replyIn(app.databaseUrl, email, '1 day');
    });

    await test.step('the popup of the reply says who answers, without its text', async () => {
      await openConnected(member, '/find');
      await replyIn(app.databaseUrl, email, '0 seconds');
      await app.clock.runDue();
      const popup = page
        .getByRole('status')
        .filter({ hasText: say('notifications.incoming.hidden') });
      await expect(popup).toContainText(containing(say('profile.hosted.short')));
      await popup.getByRole('link', { name: say('notifications.incoming.open') }).click();
      await page.waitForURL(`**/chats/${angelId}`);
      await expect(unlock).toBeVisible();
    });

    await test.step('it can be read after the payment', async () => {
      await buy('pack_50');
      await open(`/chats/${angelId}`);
      const answerer = page.getByText(say('chat.answerer.script'), { exact: true });
      await expect(answerer.first()).toBeVisible();
      await expect(unlock).toHaveCount(0);
    });
  },
);

test(
  'a message without credits leads through the prompt and the plans to the payment page',
  on('phone', 'fuego', 'in every language'),
  async ({ visit, app }) => {
    const member = visit();
    const { page, brand, say, open, join } = member;
    const { greeting, buys } = newcomers[brand];
    const { angelId } = await hostedWoman(app.databaseUrl, brand, ['script']);
    await spendCredits(app.databaseUrl, await join('out-of-credits'));

    await test.step('the prompt offers the plans, and to send the message afterwards', async () => {
      await open(`/chats/${angelId}`);
      await expect(page.getByRole('link', { name: say('chat.cost.plans') })).toBeVisible();
      await threadOn(member).write(greeting);
      const prompt = page.getByRole('dialog', { name: say('hooks.kind.fine_crediti.title') });
      await prompt.getByRole('checkbox').check();
      await prompt.getByRole('link', { name: say('hooks.alternative.plans') }).click();
      await page.waitForURL('**/vip_plan/fine_crediti**');
    });

    await test.step('the first press selects a plan, and the terms must be read', async () => {
      const plans = page.getByRole('group', { name: say('payments.plans.legend') });
      await plans.locator('label').nth(buys.nth).click();
      await expect(plans.getByRole('radio').nth(buys.nth)).toBeChecked();
      const proceed = page.getByRole('button', { name: say('payments.plans.continue') });
      await proceed.click();
      const missing = page.getByText(say('payments.plans.disclaimerMissing'));
      await expect(missing).toBeVisible();
      await page.getByRole('checkbox').check();
      await expect(missing).toBeHidden();
      await proceed.click();
      await page.waitForURL(/\/purchase\/pay\?.*sendPending=1/);
    });

    await test.step('the order summary is above the order button', async () => {
      const summary = page.getByRole('region', { name: say('payments.form.summary') });
      await page.getByRole('radio', { name: say('payments.method.credit_card') }).check();
      await expect(orderButton(member)).toBeEnabled();
      const send = page.getByRole('checkbox', { name: say('payments.form.sendPending') });
      await expect(send).toBeChecked();
      const above = await summary.boundingBox();
      const below = await orderButton(member).boundingBox();
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    });
  },
);

test(
  'a paid order sends the pending message, and yields credits, a receipt and its mail',
  on('desktop', 'capolinea'),
  async ({ visit, app, mail }) => {
    const member = visit();
    const { page, brand, say, open, join } = member;
    const { locale, greeting, buys } = newcomers[brand];
    const { angelId } = await hostedWoman(app.databaseUrl, brand, ['script']);
    const email = await join('pays-to-send');
    await spendCredits(app.databaseUrl, email);

    await test.step('a message without credits is pending', async () => {
      await open(`/chats/${angelId}`);
      await threadOn(member).write(greeting);
      const title = say('hooks.kind.fine_crediti.title');
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    });

    await test.step('the member orders, and confirms at the bank', async () => {
      await open('/purchase/pay?plan=pack_150&sendPending=1');
      await fillPayment(page, locale, challengedCard);
      await orderButton(member).click();
      await passChallenge(page);
    });

    await test.step('the result page leads to the chats', async () => {
      const paid = outcomeDialog(member, 'success');
      await expect(paid).toBeVisible();
      await paid.getByRole('link', { name: say('payments.return.toChats') }).click();
      await page.waitForURL('**/chats');
      await open(`/chats/${angelId}`);
      const thread = threadOn(member);
      await expect(thread.row(greeting)).toBeVisible();
      await expect(thread.field).toHaveValue('');
    });

    await test.step('the account shows the credits and links to the receipt, which is mailed, too', async () => {
      await open('/profile');
      const main = page.getByRole('main');
      const credits = String(buys.credits - MESSAGE_COST);
      await expect(
        main.getByRole('complementary').getByText(credits, { exact: true }),
      ).toBeVisible();
      await expect(page.getByText(say('account.status.nextBill'), { exact: true })).toHaveCount(0);
      await page
        .locator('summary')
        .filter({ hasText: say('account.receipts.title') })
        .click();
      await main.getByRole('link', { name: say('account.receipts.go') }).click();
      await page.waitForURL('**/profile/money#orders');
      await expect(main.getByRole('button', { name: say('money.orders.receipt') })).toHaveCount(1);
      const subject = say('mail.receipt.subject', { brand: brandById(brand)?.name ?? '' });
      const receipt = await mail.waitFor(email, containing(subject));
      expect(receipt.text).toContain(say('mail.receipt.title'));
    });
  },
);

/** Sets when a hosted profile answers the member. */
function replyIn(databaseUrl: string, email: string, time: string): Promise<void> {
  return inDatabase(
    databaseUrl,
    `update reply_tasks t set due_at = now() + $2::interval
       from users u where u.id = t.member_id and u.email = $1 and t.state = 'due'`,
    [email, time],
  );
}

/** Sets a free member's icebreakers and reply credits to zero. */
function spendCredits(databaseUrl: string, email: string): Promise<void> {
  return inDatabase(
    databaseUrl,
    `update credit_accounts set icebreakers = 0, free = 0
      where member_id = (select id from users where email = $1)`,
    [email],
  );
}
