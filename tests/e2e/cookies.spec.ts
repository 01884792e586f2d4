import { copy } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { newcomers } from './places.ts';

test('cookies: nothing is ticked, both answers weigh the same, and the choice is taken back as it was made', async ({
  visit,
}) => {
  const { page, open, url, check } = visit({ phone: 'lumiere', desktop: 'spark' });
  const { locale } = newcomers[test.info().project.name === 'phone' ? 'lumiere' : 'spark'];
  const say = (key: string) => copy(locale, `legal.cookie.${key}`);
  await open();
  const banner = page.getByRole('region', { name: say('title') });
  const centre = page.getByRole('dialog', { name: say('centreTitle') });
  const measuring = centre.getByLabel(say('measuring'), { exact: true });
  const marketing = centre.getByLabel(say('marketing'), { exact: true });
  const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name);

  await test.step('accepting and refusing are of one size', async () => {
    const [reject, accept] = await Promise.all(
      (['reject', 'accept'] as const).map((answer) =>
        banner.getByRole('button', { name: say(answer), exact: true }).boundingBox(),
      ),
    );
    expect(reject?.height).toBe(accept?.height);
    expect(reject?.width).toBeCloseTo(accept?.width ?? 0, 0);
    expect(await stored('cookiePolicy')).toBeNull();
  });

  await test.step('the preferences open unticked, and Escape leaves without a choice', async () => {
    const choose = banner.getByRole('button', { name: say('choose') });
    await choose.click();
    await expect(measuring).not.toBeChecked();
    await expect(marketing).not.toBeChecked();
    await check('cookie-preferences');
    await page.keyboard.press('Escape');
    await expect(centre).toBeHidden();
    await expect(choose).toBeFocused();
    expect(await stored('cookiePolicy')).toBeNull();
  });

  const second = await page.context().newPage();
  await second.goto(url());
  const bannerThere = second.getByRole('region', { name: say('title') });
  await expect(bannerThere).toBeVisible();

  await test.step('one purpose is allowed; the other tab asks no more', async () => {
    await banner.getByRole('button', { name: say('choose') }).click();
    await measuring.check();
    await centre.getByRole('button', { name: say('save') }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await stored('cookiePolicy')).toBe('true');
    await expect(bannerThere).toBeHidden();
  });

  await test.step('from the footer of the other tab it is taken back, by the keyboard', async () => {
    const again = second.getByRole('contentinfo').getByRole('link', { name: say('again') });
    await again.focus();
    await second.keyboard.press('Enter');
    const there = second.getByRole('dialog', { name: say('centreTitle') });
    await expect(there.getByLabel(say('measuring'), { exact: true })).toBeChecked();
    await expect(there.getByLabel(say('marketing'), { exact: true })).not.toBeChecked();
    await there.getByRole('button', { name: say('rejectAll') }).click();
    await expect(there).toBeHidden();
    await expect(again).toBeFocused();
    const kept: unknown = JSON.parse((await stored('cookieDecision')) ?? '{}');
    expect(kept).toMatchObject({ measuring: false, marketing: false });
  });
});
