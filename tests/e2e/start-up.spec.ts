import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';
import { signUp } from './sign-up.ts';
import { answerCookies } from './answer-cookies.ts';
import { inDatabase, LOOKED_UP_MS } from './member-rows.ts';
import { containing, words } from './copy.ts';

const nothing = () => Promise.resolve();

/** A page of its own start: what was shown before in this visit comes again. */
async function landAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.localStorage.removeItem('landedTime');
  });
  await page.reload();
  await page.waitForFunction(() => window.localStorage.getItem('landedTime') !== null);
}

for (const brand of brandNames) {
  const { locale, typed, city } = newcomers[brand];
  const say = words(locale);
  const doi = words(locale, 'popups.doi');

  test(`double opt-in on ${brand}: another mail, another address`, async ({
    visit,
    app,
    mail,
    expectedErrors,
  }) => {
    const { page, address, arrive, check } = visit(onItsScreen(brand));
    test.setTimeout(120_000);
    expectedErrors.push(/status of 4(09|22)/);
    const email = address('doi');
    const better = address('doi.better');

    await arrive('/?fluxid=21&source=aff&campid=c9&clickid=k1', 'accept');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('home.signup') })
      .first()
      .click();
    const registered = page.waitForRequest('**/api/users/register');
    await signUp(page, brand, email, nothing);
    const sent = (await registered).postDataJSON() as Record<string, string>;
    expect(sent).toMatchObject({ source: 'aff', campid: 'c9', clickid: 'k1', fluxId: '21' });
    expect(sent['fingerprint']).toMatch(/^[0-9a-f]{32}$/);
    await page.waitForURL('**/find');

    const popup = page.getByRole('dialog', { name: doi('valid.title') });
    await expect(popup.getByText(email)).toBeVisible();
    await expect(popup.getByText(doi('patience'))).toBeVisible();
    await check('start-up-doi');

    await popup.getByRole('button', { name: doi('resend'), exact: true }).click();
    await expect(popup.getByText(doi('sent'))).toBeVisible();
    const again = popup.getByRole('button', {
      name: containing(doi('again', { time: '' }).trim()),
    });
    await expect(again).toBeDisabled();

    await popup.getByRole('button', { name: doi('change'), exact: true }).click();
    const field = popup.getByLabel(doi('newEmail'), { exact: true });
    const save = popup.getByRole('button', { name: doi('save'), exact: true });
    await field.fill(email.toUpperCase());
    await save.click();
    await expect(popup.getByText(say('errors.same_email'))).toBeVisible();
    await field.fill('nowhere@mailinator.com');
    await save.click();
    await expect(popup.getByText(say('errors.email_refused'))).toBeVisible();
    await check('start-up-doi-change');
    await field.fill(better);
    await save.click();
    const changed = page.getByRole('dialog', { name: doi('changed.title') });
    await expect(changed.getByText(better)).toBeVisible();
    await check();
    await mail.waitFor(better);
    await page.goBack();
    await expect(changed).toBeHidden();
    const photo = page.getByRole('dialog', { name: say('photos.popup.title') });
    await expect(photo).toBeVisible();
    await check();
    await photo.getByRole('button', { name: say('photos.popup.later'), exact: true }).click();
    await expect(photo).toBeHidden();
    expect(new URL(page.url()).pathname).toMatch(/\/find$/);

    await test.step('it stays away for this visit, and comes back with the next one', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await inDatabase(app.databaseUrl, 'update users set email_score = 0 where email = $1', [
        email,
      ]);
      await landAgain(page);
      const invalid = page.getByRole('dialog', { name: doi('invalid.title') });
      await expect(invalid.getByLabel(doi('newEmail'), { exact: true })).toBeVisible();
      await check('start-up-doi-invalid');
      await page.keyboard.press('Escape');
      await expect(invalid).toBeHidden();
    });
  });

  test(`a member of ${brand} comes back: gift, no place, disabled, over`, async ({
    visit,
    app,
  }) => {
    const { page, address, open, arrive, check } = visit(onItsScreen(brand));
    test.setTimeout(120_000);
    const email = address('back');
    const change = async (sql: string): Promise<void> => {
      await inDatabase(app.databaseUrl, sql, [email]);
      await app.clock.advance(LOOKED_UP_MS);
    };
    await arrive('/signup?fluxid=12');
    const registered = page.waitForRequest('**/api/users/register');
    await signUp(page, brand, email, nothing);
    expect((await registered).postDataJSON()).toMatchObject({ fingerprint: '' });
    await page.waitForURL('**/match');
    await page.waitForFunction(() => window.localStorage.getItem('landedTime') !== null);

    await test.step('the gift', async () => {
      await change(`update users set created_at = created_at - interval '2 days' where email = $1`);
      await landAgain(page);
      const gift = page.getByRole('dialog', { name: say('popups.gift.title') });
      await expect(gift.getByText(say('popups.gift.text', { messages: 2 }))).toBeVisible();
      await check('start-up-gift');
      await gift
        .getByRole('button', { name: say('popups.gift.close') })
        .first()
        .click();
      await expect(gift).toBeHidden();
      await landAgain(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(gift).toBeHidden();
    });

    await test.step('no place: nothing else until there is one', async () => {
      await change(
        `with gone as (update profiles set city_id = null
           where member_id = (select id from users where email = $1))
         update users set region_id = null, city_id = null where email = $1`,
      );
      await page.reload();
      const region = page.getByRole('dialog', { name: say('popups.region.title') });
      await expect(region).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(region).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      const save = region.getByRole('button', { name: say('popups.region.save'), exact: true });
      await save.click();
      await expect(region.getByText(say('errors.place_unknown'))).toBeVisible();
      await check('start-up-region');
      const place = region.getByRole('combobox');
      await place.fill('xqzxqz');
      await expect(region.getByText(say('accounts.place.none'))).toBeVisible();
      await place.fill(typed);
      await expect(page.getByRole('option', { name: city }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await save.click();
      await expect(region).toBeHidden();
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    await test.step('disabled: the whole screen, and no way past it', async () => {
      await change(`update users set state = 'disabled' where email = $1`);
      await page.reload();
      const disabled = page.getByRole('dialog', { name: say('popups.disabled.title') });
      await expect(disabled).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(disabled).toBeVisible();
      const box = await disabled.boundingBox();
      expect({
        width: Math.round(box?.width ?? 0),
        height: Math.round(box?.height ?? 0),
      }).toEqual(page.viewportSize());
      await check('start-up-disabled');
    });

    await test.step('over: both ways in', async () => {
      await change(
        `with ended as (update sessions set revoked_at = created_at
           where member_id = (select id from users where email = $1))
         update users set state = 'active' where email = $1`,
      );
      await open('/chats');
      const over = page.getByRole('dialog', { name: say('popups.signup.title') });
      await expect(over).toBeVisible();
      await check('start-up-signup');
      await over
        .getByRole('button', { name: say('popups.signup.later') })
        .first()
        .click();
      await expect(page.getByLabel(say('accounts.login.email'), { exact: true })).toBeVisible();
    });
  });

  test(`what an address of ${brand} may open`, async ({ visit }) => {
    const { page, open, check } = visit(onItsScreen(brand));
    test.setTimeout(90_000);
    await open('/resetPassword');
    await page.waitForURL('**/find');
    const signup = page.getByRole('dialog', { name: say('popups.signup.title') });
    await expect(signup).toBeVisible();
    await page.goBack();
    await expect(signup).toBeHidden();
    await answerCookies(page, brand, 'reject');

    await open('/login');
    await logIn(page, brand, 'free');
    for (const variant of ['unsubscribe', 'channel', 'deactivate', 'changeRegion'] as const) {
      await open(`/chats?hook=${variant}`);
      const popup = page.getByRole('dialog', { name: say(`popups.${variant}.title`) });
      await expect(popup).toBeVisible();
      expect(page.url()).not.toContain('hook');
      await check(`start-up-${variant}`);
      await popup
        .getByRole('button', { name: say('popups.close') })
        .last()
        .click();
      await expect(popup).toBeHidden();
    }
    for (const hook of ['disabled', 'blocked', 'javascript:alert(1)']) {
      await open(`/chats?hook=${hook}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await open('/chats?hook=changeRegion');
    await page.getByRole('link', { name: say('popups.changeRegion.go') }).click();
    await page.waitForURL('**/find');
  });
}
