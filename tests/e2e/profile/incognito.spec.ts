import { containing } from '../fixtures/copy.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { openSection } from '../steps/open-section.ts';

test(
  'a member buys a plan for incognito and is found by whom she likes, and by nobody before',
  on('phone', 'spark', 'in every language'),
  async ({ visit, app, mail, otherDevice }) => {
    const { databaseUrl } = app;
    const world = { databaseUrl, mail };
    const his = visit({ page: await otherDevice() });
    const hers = visit();
    const [he, she] = await twoListed(his, hers, { world, name: 'incognito', pay: false });
    const { page, say, open } = she;
    const gone = he.page.getByText(say('profile.gone.title'));
    const incognito = page.getByRole('switch', {
      name: containing(say('account.visibility.incognito.label')),
    });
    const visibility = async (): Promise<void> => {
      await open('/profile');
      await openSection(page, say('account.visibility.title'));
    };

    await test.step('without a plan the page says what it costs', async () => {
      await visibility();
      await expect(incognito).toBeDisabled();
      const plans = page.getByRole('link', { name: say('account.plan.go') });
      await expect(plans).toHaveAttribute('href', /\/vip_plan\/cred$/);
      await expect(page.getByText(/24[.,]90/).first()).toBeVisible();
    });

    await test.step('with one she disappears, and her search says so', async () => {
      await she.buy('sub_1m');
      await visibility();
      const saved = page.waitForResponse('**/api/users/incognito');
      await incognito.click();
      expect((await saved).status()).toBe(200);
      await expect(page.getByText(say('account.visibility.searchable.incognito'))).toBeVisible();
      await he.open(`/user/${she.angelId}`);
      await expect(gone).toBeVisible();
      await open('/find');
      await expect(page.getByText(say('discovery.incognito.on'))).toBeVisible();
    });

    await test.step('her like shows her to him alone', async () => {
      await open(`/user/${he.angelId}`);
      await page
        .getByRole('button', { name: containing(say('match.like.press', { name: he.name })) })
        .click();
      await expect(
        page.getByRole('button', { name: say('match.like.liked', { name: he.name }) }),
      ).toBeVisible();
      await he.open(`/user/${she.angelId}`);
      await expect(he.page.getByRole('heading', { level: 1 })).toContainText(she.name);
    });
  },
);
