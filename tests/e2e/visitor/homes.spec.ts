// [core §1 Ten brands] [core §2 / visitor home] [core §2 / three benefit blocks] [core §2 / footer]
// [money §3 legal_link]
import type { Locator, Page } from '@playwright/test';
import { brandOf } from '../../setup/brand-of.ts';
import { brandTranslator, createTranslator } from '../fixtures/copy.ts';
import { expectNoOverflow } from '../fixtures/expect-no-overflow.ts';
import { brandNames, devices, newcomers, on, type BrandName } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Say, Visit } from '../fixtures/visit.ts';

const LEGAL = ['faq', 'terms', 'privacy', 'cookie', 'cancel', 'withdraw'] as const;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

/** Animations that last longer than 100 ms, or without an end. */
function movements(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (Number(duration) > 100 || iterations === Infinity);
      })
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  );
}

/** After a resize the styles of the previous width apply until the next frames. */
function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
}

/** The number of fonts that the page shows, once all requested ones have loaded. */
function loadedFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
}

/** The footer links to the legal texts, and names the company and the cards. */
async function expectFooter(footer: Locator, company: string, say: Say): Promise<void> {
  for (const page of LEGAL) {
    await expect(
      footer.getByRole('link', {
        name: say(`shell.footer.${page}`),
        exact: true,
      }),
    ).toHaveAttribute('href', new RegExp(`/legal/${page}$`));
  }
  await expect(
    footer.getByRole('link', {
      name: say('shell.footer.contact'),
      exact: true,
    }),
  ).toHaveAttribute('href', /\/contactUs$/);
  await expect(footer.getByRole('list', { name: say('shell.footer.cards') })).toBeVisible();
  await expect(footer.getByText(say('shell.footer.invented'))).toBeVisible();
  await expect(footer).toContainText(company);
}

/** The drawn people, whose pictures load once they are near, and the sentence that says what they are. */
async function expectFaces(main: Locator, say: Say): Promise<void> {
  const people = main.locator('figure').filter({ hasText: say('home.people') });
  await people.scrollIntoViewIfNeeded();
  for (const face of await people.locator('img:visible').all()) {
    await expect(face).toHaveJSProperty('complete', true);
    await expect(face).not.toHaveJSProperty('naturalWidth', 0);
  }
}

/** The home page of a brand with its own copy, language, fonts and theme, on each screen size. */
async function expectHome({ page, brand, say, arrive, check }: Visit): Promise<void> {
  const { locale } = newcomers[brand];
  const own = brandTranslator(brand, locale);
  const { company, theme } = brandOf(brand);
  await arrive();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', locale);
  await expect(html).toHaveAttribute('data-brand', brand);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('headline'));
  const main = page.getByRole('main');
  for (const part of ['near', 'labelled', 'priced']) {
    await expect(main.getByRole('heading', { name: own(`${part}.title`) })).toBeVisible();
  }
  await expectFaces(main, say);
  for (const key of ['home.signup', 'home.login']) {
    await expect(main.getByRole('link', { name: say(key), exact: true }).first()).toBeVisible();
  }
  await expectFooter(page.getByRole('contentinfo'), company.legalName, say);
  expect(await loadedFonts(page)).toBeGreaterThan(0);
  expect(await movements(page)).toEqual([]);
  await check('home');
  await main.locator('summary').first().click();
  await expect(main.locator('details[open] p').first()).toBeVisible();

  const other = theme.colorScheme === 'dark' ? 'light' : 'dark';
  const choice = page.getByRole('group', { name: say('shell.theme.legend') });
  await choice.getByRole('button', { name: say(`shell.theme.${other}`) }).click();
  await expect(html).toHaveAttribute('data-theme', other);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', other);
  await check(`home-${other}`);
  for (const size of SIZES) {
    await test.step(`at ${String(size.width)} px`, async () => {
      await page.setViewportSize(size);
      await nextFrames(page);
      await expectNoOverflow(page);
    });
  }
}

const GROUPS = [
  {
    place: on('phone', 'serra'),
    brands: ['serra', 'fuego', 'lumiere', 'bside'],
  },
  { place: on('desktop', 'vermut'), brands: ['vermut', 'phare', 'spark'] },
  {
    place: on('phone', 'capolinea'),
    brands: ['capolinea', 'verbena', 'dolcevita'],
  },
] as const satisfies readonly {
  readonly place: { tag: string[] };
  readonly brands: readonly BrandName[];
}[];

for (const { place, brands } of GROUPS) {
  test(`screens: the homes of ${brands.join(', ')} in both themes`, place, async ({ visit }) => {
    for (const brand of brands) {
      await test.step(brand, async () => {
        const home = visit({ brand });
        const size = home.page.viewportSize();
        await expectHome(home);
        if (size !== null) await home.page.setViewportSize(size);
      });
    }
  });
}

const BANNER_MAX_PX = 120;
const wholeProduct = process.env['TEST_ALL'] === '1';

/** The languages of a brand's home that are looked at: its own, and in `npm run test:all` all of them. */
function localesSeen(brand: BrandName): readonly { locale: string; path: string }[] {
  const { default: own, others } = brandOf(brand).locales;
  const more = wholeProduct ? others : [];
  return [{ locale: own, path: '/' }, ...more.map((locale) => ({ locale, path: `/${locale}` }))];
}

/** The banner is one row below the first action, and first in the order of the page. */
async function expectBannerApart(page: Page, say: Say): Promise<void> {
  const banner = page.getByRole('region', { name: say('legal.cookie.title') });
  await expect(banner).toBeVisible();
  const action = page
    .getByRole('main')
    .getByRole('link', { name: say('home.signup'), exact: true })
    .first();
  await page.evaluate(() => document.fonts.ready);
  const [asked, pressed] = await Promise.all([banner.boundingBox(), action.boundingBox()]);
  expect(asked?.height).toBeLessThanOrEqual(BANNER_MAX_PX);
  expect((pressed?.y ?? NaN) + (pressed?.height ?? NaN)).toBeLessThanOrEqual(asked?.y ?? 0);
  await page.keyboard.press('Tab');
  await expect(banner.locator(':focus')).toHaveCount(1);
}

for (const device of devices) {
  test(
    `the cookie question is asked first, and covers the first action of no home on a ${device}`,
    on(device, 'dolcevita', 'for its layout'),
    async ({ visit }) => {
      test.slow(wholeProduct, 'opens the homes in every language');
      for (const brand of brandNames) {
        const { page, open } = visit({ brand });
        for (const { locale, path } of localesSeen(brand)) {
          await test.step(`${brand} in ${locale}`, async () => {
            await open(path);
            await expect(page.locator('html')).toHaveAttribute('lang', locale);
            await expectBannerApart(page, createTranslator(locale));
          });
        }
      }
    },
  );
}
