// [money §1 Disclaimer links to /legal/terms] [money §2 /vip_plan/cred and /vip_plan/{hook}]
// [money §2 /purchase/choose] [money §2 Hook keys of /vip_plan] [money §2 Plans page: header by hook]
// [money §2 Plans page: first press selects] [money §2 Plans page: disclaimer box]
// [money §2 Payment page: card check header] [money §2 Payment page: back arrow]
// [money §4 Disclaimer before going on] [money §5 Disclaimer ticked] [money §6 VIP link hidden at level 2]
import { inDatabase } from '../fixtures/database-rows.ts';
import { expectNoOverflow } from '../fixtures/expect-no-overflow.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

/** Redirects for a member without a purchase. */
const LEADS_TO = [
  ['/purchase/pay', '/vip_plan/cred'],
  ['/purchase/pay?plan=invented', '/vip_plan/cred'],
  ['/purchase/choose', '/vip_plan/cred'],
  ['/ok', '/chats'],
] as const;

test(
  'a payment page without a plan redirects to the plans, which fit a screen of 320 px under every title',
  on('phone', 'vermut'),
  async ({ visit, app }) => {
    const { page, say, join, open, check } = visit();
    const email = await join('plans');

    await test.step('the payment page links back to the plans', async () => {
      await open('/purchase/pay?plan=sub_3m');
      await page.getByRole('link', { name: say('payments.form.back') }).click();
      await page.waitForURL('**/vip_plan/cred');
    });

    await test.step('an address without a plan redirects there; without a purchase the result page redirects to the chats', async () => {
      for (const [path, end] of LEADS_TO) {
        const url = await page.evaluate(async (asked) => (await fetch(asked)).url, path);
        expect(new URL(url).pathname, path).toBe(end);
      }
    });

    await test.step('a plan that is not on sale is named as such', async () => {
      await open('/purchase/pay?plan=invented');
      await expect(page.getByText(say('payments.plans.missing'))).toBeVisible();
    });

    await test.step('320 px wide, in the dark theme, with the title of each prompt', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: 'dark' });
      // What the titles say is true: neither likes nor free messages are left.
      await inDatabase(
        app.databaseUrl,
        `update credit_accounts set likes = 0, free = 0
          where member_id = (select id from users where email = $1)`,
        [email],
      );
      for (const hook of ['paginazione', 'cambia_regione', 'file_like', 'fine_crediti'] as const) {
        await open(`/vip_plan/${hook}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say(`payments.header.${hook}.title`),
        );
        await expectNoOverflow(page);
      }
      await check();
    });
  },
);
