import type { Page } from '@playwright/test';
import { callDesk, deskOriginOf, enterDesk } from '../steps/desk.ts';
import { checkState } from '../fixtures/check-screen.ts';
import { publishLike } from '../fixtures/flow-rows.ts';
import { fromDatabase, LOADED_WITHIN_MS } from '../fixtures/database-rows.ts';
import { on } from '../fixtures/places.ts';
import { expect, test, type Running } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';

const BRAND = 'lumiere';
const USUAL = 'Un mois';
const DRAFTED = 'Un mois tout doux';

const pathOf = (code: string) => `/flows/${BRAND}/${code}`;

/** The last step of every publication: states the reason and confirms. */
async function confirm(page: Page, action: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A journey tries it');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

type Plan = { readonly productId: string; readonly planName: Record<string, string> };
type Config = { readonly plans: { readonly free: readonly Plan[] } };

/** Saves a draft with a higher message price and another name of the monthly plan, as the admin in the browser. */
async function saveDraft(page: Page, app: Running, code: string): Promise<void> {
  const { config, version } = await fromDatabase<{ config: Config; version: number }>(
    app.databaseUrl,
    `select config, version from flow_versions where brand_id = $1 and code = $2
      order by version desc limit 1`,
    [BRAND, code],
  );
  const free = config.plans.free.map((plan) =>
    plan.productId === 'sub_1m' ? { ...plan, planName: { ...plan.planName, fr: DRAFTED } } : plan,
  );
  const content = { ...config, messageCost: 18, plans: { ...config.plans, free } };
  await callDesk(page, app, `/api/desk${pathOf(code)}/draft`, {
    body: { content, revision: 0, basedOn: version },
  });
}

const planNamed = ({ page }: Visit, name: string) =>
  page.getByRole('main').getByText(name, { exact: true });

test(
  'a flow is listed, edited as form and as JSON without errors, and saved by one of two admins',
  on('desktop', BRAND),
  async ({ page, app, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    const code = 'edited';
    const path = deskOriginOf(app) + pathOf(code);
    const status = page.getByRole('status');
    const cost = page.getByLabel('Message cost', { exact: true });
    await app.clock.reset();
    await publishLike(app, BRAND, code, {});

    await test.step('the list shows the flows of the brand', async () => {
      await enterDesk(page, app, 'admin', '/flows');
      await page.getByRole('link', { name: 'Lumière', exact: true }).click();
      await expect(page).toHaveURL(/brand=lumiere$/);
      const listed = page.getByRole('region', { name: 'Flows of Lumière' });
      await listed.getByRole('link', { name: code, exact: true }).click();
      await page.waitForURL(path);
    });

    await test.step('an error is shown at its field, and prevents publishing', async () => {
      await cost.fill('0');
      const faults = page.getByRole('region', { name: 'Errors' });
      await expect(faults).toContainText('Too small or empty');
      await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled();
      await page.getByLabel('Photo optional').focus();
      await faults.getByRole('button').click();
      await expect(cost).toBeFocused();
      await cost.fill('17');
      await expect(faults).toHaveCount(0);
    });

    await test.step('form and JSON are the same, and the changes are listed', async () => {
      const free = page.getByRole('group', { name: 'Shown to free members', exact: true });
      const month = free.getByRole('listitem').filter({ hasText: 'One month (sub_1m)' });
      await month.getByText('One month (sub_1m)').click();
      await month.getByLabel('Name in French').fill(DRAFTED);
      const changes = page.getByRole('list', { name: 'Changes' });
      await expect(changes.getByRole('listitem')).toHaveCount(2);
      await expect(changes).toContainText(DRAFTED);
      await page.getByRole('tab', { name: 'JSON' }).click();
      const json = page.getByLabel('Configuration as JSON');
      await expect(json).toHaveValue(/"messageCost": 17/);
      await json.fill((await json.inputValue()).replace('"messageCost": 17', '"messageCost": 18'));
      await expect(cost).toHaveValue('18');
      await checkState(page);
      await page.getByRole('tab', { name: /Changes/ }).click();
      await page.keyboard.press('Control+s');
      await expect(status.getByText('Draft saved')).toBeVisible();
    });

    await test.step('an admin who would overwrite another draft is warned, and chooses', async () => {
      const second = await page.context().newPage();
      const theirs = second.getByLabel('Message cost', { exact: true });
      await second.goto(path);
      await expect(theirs).toHaveValue('18');
      await page.getByLabel('Returning member gift', { exact: true }).fill('4');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(status.getByText('Draft saved')).toBeVisible();
      await theirs.fill('20');
      await second.getByRole('button', { name: 'Save draft' }).click();
      const conflict = second.getByRole('alert', { name: 'Conflicting drafts' });
      await expect(conflict).toContainText('saved another draft');
      await checkState(second);
      await conflict.getByRole('button', { name: 'Use their draft' }).click();
      await expect(theirs).toHaveValue('18');
      await expect(second.getByLabel('Returning member gift', { exact: true })).toHaveValue('4');
      await second.close();
    });
  },
);

test(
  'a preview shows a draft on the brand, only by its link',
  on('phone', BRAND),
  async ({ page, app, visit, otherDevice }) => {
    const code = 'previewed';
    await app.clock.reset();
    await publishLike(app, BRAND, code, {});
    await enterDesk(page, app, 'admin');
    await saveDraft(page, app, code);
    await page.goto(deskOriginOf(app) + pathOf(code));

    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = await opened;
    const main = preview.locator('main');
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
      `Preview of a draft: flow ${code}`,
    );
    await expect(main).toHaveAttribute('inert');
    await expect(main.getByText(DRAFTED).first()).toBeVisible();
    const covered = main.getByText('Un message que vous ne pouvez pas encore lire');
    await expect(covered).toBeAttached();
    await checkState(preview);
    await preview.getByRole('link', { name: 'paying' }).click();
    await expect(main).toContainText('Un an');
    await expect(covered).toHaveCount(0);
    await expect(main).toContainText('Coûte 18 crédits');

    await test.step('a member of the flow does not see it, and a forged link shows nothing', async () => {
      const member = visit({ page: await otherDevice() });
      await member.join('not-previewing', { flow: code });
      await member.open('/vip_plan/cred');
      await expect(planNamed(member, USUAL)).toBeVisible();
      await member.page.goto(preview.url().replace(/token=[^&]{9}/, 'token=forged123'));
      await expect(member.page.getByRole('heading', { name: 'Preview expired' })).toBeVisible();
    });
  },
);

test(
  'a published version applies to new members, and an earlier one can be restored',
  on('desktop', BRAND),
  async ({ page, app, visit, otherDevice }) => {
    const code = 'published';
    const status = page.getByRole('status');
    await app.clock.reset();
    await publishLike(app, BRAND, code, {});
    /** A member who signs up now, on the page of plans. */
    const newcomer = async (name: string): Promise<Visit> => {
      const member = visit({ page: await otherDevice() });
      await member.join(name, { flow: code });
      await member.open('/vip_plan/cred');
      return member;
    };
    const early = await newcomer('flow-early');
    await expect(planNamed(early, USUAL)).toBeVisible();
    await enterDesk(page, app, 'admin');
    await saveDraft(page, app, code);

    await test.step('new members get it; earlier members keep theirs', async () => {
      await page.goto(deskOriginOf(app) + pathOf(code));
      await page.getByRole('button', { name: 'Publish…' }).click();
      await expect(page.getByRole('dialog')).toContainText(DRAFTED);
      await checkState(page);
      await confirm(page, /^Publish version \d+$/);
      await expect(status.getByText(/Version \d+ is published/)).toBeVisible();
      await app.clock.advance(LOADED_WITHIN_MS);
      await expect(planNamed(await newcomer('flow-next'), DRAFTED)).toBeVisible();
      await early.page.reload();
      await expect(planNamed(early, USUAL)).toBeVisible();
    });

    await test.step('the previous version is published again', async () => {
      await page.getByRole('link', { name: 'History' }).click();
      await expect(page.getByText('A journey tries it').first()).toBeVisible();
      await page
        .getByRole('button', { name: /^Restore version \d+$/ })
        .first()
        .click();
      await confirm(page, /^Publish as version/);
      await expect(status.getByText(/Version \d+ is published/)).toBeVisible();
      await app.clock.advance(LOADED_WITHIN_MS);
      await expect(planNamed(await newcomer('flow-last'), USUAL)).toBeVisible();
    });
    await app.clock.reset();
  },
);

test(
  'an experiment states its sample size in advance, and gives no verdict before it',
  on('phone', BRAND),
  async ({ page, app }) => {
    const code = 'compared';
    const status = page.getByRole('status');
    await app.clock.reset();
    await publishLike(app, BRAND, code, {});
    await publishLike(app, BRAND, code, { messageCost: 18 });
    await enterDesk(page, app, 'admin', pathOf(code));
    await page.getByRole('link', { name: 'Experiment' }).click();
    await page.getByLabel('Expected control rate, in percent').fill('20');
    await expect(status).toContainText('Required sample: 2943 members in control');
    await page.getByLabel('Conversion window').selectOption('14 days');
    await page.waitForURL(/\?days=14$/);
    await expect(status).toContainText('Required sample: 2943 members in control');
    await page.getByLabel('Hypothesis').fill('Softer words are read by more');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText('Sample too small')).toBeVisible();
    await expect(page.getByText('confirmed their email within 14 days')).toBeVisible();
    await checkState(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByText('An experiment is running')).toBeVisible();
    await page.goBack();
    await page.getByLabel('Reason').fill('Only a journey');
    await page.getByRole('button', { name: /^Stop and keep version/ }).click();
    await expect(page.getByRole('heading', { name: 'Start experiment' })).toBeVisible();
  },
);
