// [core §1 Links that log in] [core §2 /login] [core §7 POST /api/users/autoLogin]
import { closeBrowser } from '../fixtures/close-browser.ts';
import { FRESH_PASSWORD } from '../fixtures/fresh-member.ts';
import { telegramToken } from '../fixtures/login-links.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const ORIGIN = 'source=aff&campid=c1&tid=t1';

test(
  'a login link is mailed on request, logs in once by its button, and then shows the form',
  on('phone', 'fuego', 'in every language'),
  async ({ visit, app, mail, expectedErrors }) => {
    const { page, brand, say, join, open } = visit();
    expectedErrors.push(/status of 409/);
    const email = await join('login-link');
    await page.context().clearCookies();
    const main = page.getByRole('main');
    const field = main.getByLabel(say('accounts.login.email'), { exact: true });
    const enter = main.getByRole('button', { name: say('accounts.autologin.button') });

    await open('/login');
    await field.fill(` ${email} `);
    await main.getByRole('button', { name: say('accounts.login.link.ask'), exact: true }).click();
    await expect(main.getByRole('status')).toHaveText(say('accounts.login.link.sent'));
    const link = await mailedLink(mail, email, '/autologin?');

    await test.step('loading it consumes nothing', async () => {
      await page.goto(link);
      await expect(enter).toBeVisible();
      await page.goto(`${link}&${ORIGIN}`);
      await enter.click();
      await page.waitForURL((url) => url.pathname === '/find' && url.search === `?${ORIGIN}`);
    });

    await test.step('a used link asks for the password', async () => {
      await closeBrowser(page);
      await page.goto(`${link}&${ORIGIN}`);
      await enter.click();
      await expect(main.getByText(say('accounts.autologin.used'))).toBeVisible();
      await field.fill(email);
      await main.getByLabel(say('accounts.login.password'), { exact: true }).fill(FRESH_PASSWORD);
      await main.getByRole('button', { name: say('accounts.login.submit'), exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/find' && url.search === `?${ORIGIN}`);
    });

    await test.step('a Telegram link leads to the page that it names', async () => {
      await closeBrowser(page);
      const query = new URLSearchParams({
        token: await telegramToken(app.databaseUrl, { brand, email }),
        redirect: Buffer.from('/chats').toString('base64'),
        event: 'messaggio',
      });
      await open(`/autologin_telegram?${query.toString()}`);
      await enter.click();
      await page.waitForURL('**/chats');
      await expect(main).toBeVisible();
    });
  },
);
