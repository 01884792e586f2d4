import type { DemoLogin } from '../../prisma/seed/world/logins.ts';
import { containing } from './copy.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { pager, place } from './find-steps.ts';
import { expect, test } from './fixtures.ts';
import { stackOn } from './match-steps.ts';
import { openSection } from './open-section.ts';
import { brandNames, onItsScreen } from './places.ts';

type Seeker = {
  readonly login: DemoLogin;
  readonly finds: 'woman' | 'man';
  readonly pays: boolean;
};

const seekers: readonly Seeker[] = [
  { login: 'free', finds: 'woman', pays: false },
  { login: 'paid', finds: 'woman', pays: true },
  { login: 'vip', finds: 'woman', pays: true },
  { login: 'anna', finds: 'man', pays: false },
];

for (const brand of brandNames) {
  for (const { login, finds, pays } of seekers) {
    test(`${login} finds, likes, passes, reports and pauses on ${brand}`, async ({ visit }) => {
      const own = visit(onItsScreen(brand));
      const { page, say, open, check, picture } = own;
      test.setTimeout(150_000);
      await own.enter(login);

      await test.step('the search shows who suits, and as far as the plan goes', async () => {
        await open('/find?members=0&page=1');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say(`discovery.heading.${finds}`),
        );
        const locked = pager(page, say).locator('a[aria-haspopup="dialog"]');
        if (login === 'free') await expect(locked.first()).toBeVisible();
        else await expect(locked).toHaveCount(0);
        await place(page, say).click();
        const sheet = page.getByRole('dialog', { name: say('discovery.region.title') });
        await expect(sheet.getByRole('searchbox')).toBeVisible();
        await page.keyboard.press('Escape');
        await check(`seeker-${login}-find`);
        await expectNoOverflow(page);
      });

      await open('/find?members=1');
      const somebody = page
        .getByRole('article')
        .filter({ hasNotText: say('profile.verifiedOnly') })
        .last()
        .getByRole('link');
      const address = (await somebody.getAttribute('href')) ?? '';

      await test.step('a like on somebody’s page costs what the plan says, once', async () => {
        await page.goto(new URL(address, page.url()).href);
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        const name = (title ?? '').replace(/\s*\d+$/, '');
        const press = page.getByRole('button', {
          name: containing(say('match.like.press', { name })),
        });
        await expect(press).toHaveText(containing(say('match.like.short')));
        const price = press.locator('span span');
        await expect(price).toHaveCount(pays ? 0 : 1);
        await press.click();
        const done = page.getByRole('button', {
          name: containing(say('match.like.liked', { name })),
        });
        await expect(done).toBeVisible();
        const told = page.getByRole('status').filter({ hasText: say('match.like.sent', { name }) });
        await expect(told).toBeVisible();
        // It stays for five seconds: once is enough.
        if (login === 'free') await expect(told).toBeHidden();
        await page.reload();
        await expect(done).toBeVisible();
        await check(`seeker-${login}-profile`);
      });

      await test.step('the stack passes somebody and brings them back', async () => {
        const stack = stackOn(page);
        await open('/match');
        await stack.ready();
        const name = await stack.name();
        await stack.choosing(() => stack.button(say('match.actions.dislike', { name })).click());
        await stack.button(say('match.actions.undo')).click();
        await expect(stack.said(say('match.said.undone', { name }))).toBeAttached();
        await picture(`seeker-${login}-match`);
      });

      await test.step('somebody is reported', async () => {
        await page.goto(new URL(address, page.url()).href);
        await page
          .getByRole('main')
          .getByRole('button', { name: containing(say('safety.menu', { name: '' }).trim()) })
          .click();
        await page.getByRole('menuitem', { name: say('safety.report.item'), exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText(say('safety.report.reasons.scam'), { exact: true }).click();
        const withBlock = dialog.getByRole('checkbox').first();
        if (await withBlock.isChecked()) await withBlock.click();
        await dialog.getByRole('button', { name: say('safety.report.send') }).click();
        await expect(dialog.getByText(say('safety.report.doneText'))).toBeVisible();
      });

      await test.step('the own profile pauses and comes back', async () => {
        await open('/profile');
        await openSection(page, say('account.visibility.title'));
        const found = page.getByRole('switch', {
          name: say('account.visibility.searchable.label'),
        });
        await found.click();
        await expect(page.getByText(say('account.visibility.searchable.off'))).toBeVisible();
        await found.click();
        await expect(page.getByText(say('account.visibility.searchable.off'))).toBeHidden();
        await expect(found).toBeChecked();
      });
    });
  }
}
