// [core §2 / cookie banner unless the stored policy is true]
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a static page asks about cookies with nothing ticked, stores the choice for every tab, and can revoke it',
  on('phone', 'lumiere', 'in every language'),
  async ({ visit }) => {
    const { page, say, open, url, check } = visit();
    const cookie = (key: string) => say(`legal.cookie.${key}`);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await open('/?source=aff&clickid=k1');
    const banner = page.getByRole('region', { name: cookie('title') });
    const choose = banner.getByRole('button', { name: cookie('choose'), exact: true });
    const centre = page.getByRole('dialog', { name: cookie('centreTitle') });
    const measuring = centre.getByRole('checkbox', { name: cookie('measuring') });
    const marketing = centre.getByRole('checkbox', { name: cookie('marketing') });
    const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name);

    await test.step('accept and refuse buttons have one size', async () => {
      const phone = page.viewportSize() ?? { width: 390, height: 844 };
      for (const size of [{ width: 1440, height: 900 }, phone]) {
        await page.setViewportSize(size);
        const [reject, accept] = await Promise.all(
          (['reject', 'accept'] as const).map((answer) =>
            banner.getByRole('button', { name: cookie(answer), exact: true }).boundingBox(),
          ),
        );
        expect(reject?.height).toBe(accept?.height);
        expect(reject?.width).toBeCloseTo(accept?.width ?? 0, 0);
      }
      await check('cookie-banner');
    });

    await test.step('the preferences open unticked, and Escape closes without a choice', async () => {
      await choose.click();
      await expect(measuring).not.toBeChecked();
      await expect(marketing).not.toBeChecked();
      await check('cookie-preferences');
      await page.keyboard.press('Escape');
      await expect(centre).toBeHidden();
      await expect(choose).toBeFocused();
      await expect(banner).toBeVisible();
      expect(await stored('cookiePolicy')).toBeNull();
    });

    const second = await page.context().newPage();
    await second.goto(url());
    const bannerThere = second.getByRole('region', { name: cookie('title') });
    await expect(bannerThere).toBeVisible();

    await test.step('one purpose is allowed and sent; the other tab shows no banner', async () => {
      await choose.click();
      await measuring.check();
      const sent = page.waitForRequest('**/api/consents/cookies');
      await centre.getByRole('button', { name: cookie('save') }).click();
      expect((await sent).postDataJSON()).toMatchObject({ measuring: true, marketing: false });
      await expect(banner).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      expect(await stored('cookiePolicy')).toBe('true');
      await expect(bannerThere).toBeHidden();
    });

    await test.step('it is revoked from the footer of the other tab, by the keyboard', async () => {
      const again = second.getByRole('contentinfo').getByRole('link', { name: cookie('again') });
      await again.focus();
      await second.keyboard.press('Enter');
      const there = second.getByRole('dialog', { name: cookie('centreTitle') });
      await expect(there.getByLabel(cookie('measuring'), { exact: true })).toBeChecked();
      await expect(there.getByLabel(cookie('marketing'), { exact: true })).not.toBeChecked();
      await there.getByRole('button', { name: cookie('rejectAll') }).click();
      await expect(there).toBeHidden();
      await expect(again).toBeFocused();
      const decision: unknown = JSON.parse((await stored('cookieDecision')) ?? '{}');
      expect(decision).toMatchObject({ measuring: false, marketing: false });
    });

    await test.step('a reload shows no banner; the attribution is passed to the form', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
      // None of this needs React: a page without a form loads one small script.
      expect(scripts.filter((path) => path.startsWith('/_next/'))).toEqual([]);
      expect(new Set(scripts).size).toBe(1);
      expect(scripts[0]).toMatch(/^\/visitor-\w+\.js$/);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.signup') })
        .first()
        .click();
      await page.waitForURL(/\/signup\?source=aff&clickid=k1$/);
    });
  },
);
