// [core §1 E-mail confirmation] [core §2 /resetPassword without a token] [core §3 Stored key fingerprint]
// [core §3 Stored key landedTime] [core §4 Start-up: member] [core §4 Start-up: doi popup]
// [core §4 Start-up: set region] [core §4 Gift of messages on coming back] [core §4 Landing time]
// [core §6 Disabled user] [core §8 1003 fingerprint_taken] [core §8 utente_disabilitato at start-up]
// [core §9 Welcome mail within five minutes] [money §7 Fingerprint library after consent]
import type { Page } from '@playwright/test';
import { inDatabase, LOADED_WITHIN_MS } from '../fixtures/database-rows.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { leaveOnboarding } from '../steps/leave-onboarding.ts';
import { signUp } from '../steps/sign-up.ts';

/**
 * Opens the page again as a new visit: popups that open once per visit open again. The stored start of the visit
 * is removed from an address without scripts, because a page that is still starting would store it once more.
 */
async function landAgain(page: Page): Promise<void> {
  const address = page.url();
  await page.goto(new URL('/robots.txt', address).href);
  await page.evaluate(() => {
    window.localStorage.removeItem('landedTime');
  });
  await page.goto(address);
  await page.waitForFunction(() => window.localStorage.getItem('landedTime') !== null);
}

test(
  'a sign-up from an advertisement is asked to confirm the address, can change it, and is asked again',
  on('phone', 'dolcevita', 'in every language'),
  async ({ visit, app, mail, expectedErrors }) => {
    const { page, brand, say, address, arrive, check } = visit();
    const doi = (key: string) => say(`popups.doi.${key}`);
    const email = address('doi');
    const better = address('doi.better');
    expectedErrors.push(/status of 422/);

    await test.step('the form refuses a throw-away address and sends the attribution', async () => {
      await arrive('/?fluxid=21&source=aff&campid=c9&clickid=k1', 'accept');
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.signup') })
        .first()
        .click();
      await signUp(page, brand, 'moved@mailinator.com');
      await expect(page.getByText(say('errors.email_refused'))).toBeVisible();
      await page.getByLabel(say('accounts.signup.email'), { exact: true }).fill(email);
      const registered = page.waitForRequest('**/api/users/register');
      await page.getByRole('button', { name: say('accounts.signup.submit'), exact: true }).click();
      const sent = (await registered).postDataJSON() as Record<string, string>;
      expect(sent).toMatchObject({ source: 'aff', campid: 'c9', clickid: 'k1', fluxId: '21' });
      expect(sent['fingerprint']).toMatch(/^[0-9a-f]{32}$/);
      await leaveOnboarding(page, say);
      await page.waitForURL('**/find');
    });

    await test.step('another address is sent a mail; the proposal of a photo comes next', async () => {
      const popup = page.getByRole('dialog', { name: doi('valid.title') });
      await expect(popup.getByText(email)).toBeVisible();
      await check('start-up-doi');
      await popup.getByRole('button', { name: doi('change'), exact: true }).click();
      await popup.getByLabel(doi('newEmail'), { exact: true }).fill(better);
      await popup.getByRole('button', { name: doi('save'), exact: true }).click();
      const changed = page.getByRole('dialog', { name: doi('changed.title') });
      await expect(changed.getByText(better)).toBeVisible();
      await mail.waitFor(better);
      await page.goBack();
      await expect(changed).toBeHidden();
      const photo = page.getByRole('dialog', { name: say('photos.popup.title') });
      await photo.getByRole('button', { name: say('photos.popup.later'), exact: true }).click();
      await expect(photo).toBeHidden();
      // A closed popup goes back in the history, which ends later and would undo a reload.
      await page.waitForFunction(() => !JSON.stringify(history.state).includes('"popup"'));
      expect(new URL(page.url()).pathname).toMatch(/\/find$/);
    });

    await test.step('the popup does not open again in this visit, but in the next one', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await inDatabase(app.databaseUrl, 'update users set email_score = 0 where email = $1', [
        email,
      ]);
      await landAgain(page);
      const invalid = page.getByRole('dialog', { name: doi('invalid.title') });
      await expect(invalid.getByLabel(doi('newEmail'), { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(invalid).toBeHidden();
    });
  },
);

test(
  'a returning member gets the gift of the flow once, and sees no profiles without a region',
  on('desktop', 'fuego'),
  async ({ visit, app }) => {
    const { page, brand, say, open, join, check } = visit();
    const { typed, city } = newcomers[brand];
    const email = await join('back', { flow: '12' });
    const update = (sql: string) => inDatabase(app.databaseUrl, sql, [email]);

    await test.step('the gift', async () => {
      await update(`update users set created_at = created_at - interval '2 days' where email = $1`);
      await open('/match');
      const gift = page.getByRole('dialog', { name: say('popups.gift.title') });
      await expect(gift.getByText(say('popups.gift.text', { messages: 2 }))).toBeVisible();
      await gift
        .getByRole('button', { name: say('popups.gift.close') })
        .first()
        .click();
      await expect(gift).toBeHidden();
    });

    await test.step('the region', async () => {
      await update(
        `with emptied as (update profiles set city_id = null
           where member_id = (select id from users where email = $1))
         update users set region_id = null, city_id = null where email = $1`,
      );
      await app.clock.advance(LOADED_WITHIN_MS);
      await landAgain(page);
      const region = page.getByRole('dialog', { name: say('popups.region.title') });
      await expect(region).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(region).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await check('start-up-region');
      await region.getByRole('combobox').fill(typed);
      await expect(page.getByRole('option', { name: city }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await region.getByRole('button', { name: say('popups.region.save'), exact: true }).click();
      await expect(region).toBeHidden();
      await expect(page.getByRole('article').first()).toBeVisible();
      // The gift is shown only once.
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
);

test(
  'a disabled member sees only that, on the whole screen; an ended session is offered login and signup',
  on('phone', 'vermut'),
  async ({ visit, app }) => {
    const { page, say, open, join, check } = visit();
    const email = await join('disabled');
    const change = async (sql: string): Promise<void> => {
      await inDatabase(app.databaseUrl, sql, [email]);
      await app.clock.advance(LOADED_WITHIN_MS);
    };

    await test.step('disabled', async () => {
      await change(`update users set state = 'disabled' where email = $1`);
      await open('/chats');
      const disabled = page.getByRole('dialog', { name: say('popups.disabled.title') });
      await expect(disabled).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(disabled).toBeVisible();
      const phone = page.viewportSize() ?? { width: 390, height: 844 };
      for (const size of [phone, { width: 1440, height: 900 }]) {
        await page.setViewportSize(size);
        await expect
          .poll(async () => {
            const box = await disabled.boundingBox();
            return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
          })
          .toEqual([size.width, size.height]);
      }
      await check('start-up-disabled');
    });

    await test.step('an ended session', async () => {
      await change(
        `with ended as (update sessions set revoked_at = created_at
           where member_id = (select id from users where email = $1))
         update users set state = 'active' where email = $1`,
      );
      await open('/chats');
      const signup = page.getByRole('dialog', { name: say('popups.signup.title') });
      await expect(signup.getByRole('link', { name: say('popups.signup.login') })).toBeVisible();
      await expect(signup.getByRole('link', { name: say('popups.signup.signup') })).toBeVisible();
      await signup
        .getByRole('button', { name: say('popups.signup.later') })
        .first()
        .click();
      await expect(page.getByLabel(say('accounts.login.email'), { exact: true })).toBeVisible();
    });
  },
);
