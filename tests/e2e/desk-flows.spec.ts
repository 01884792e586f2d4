import type { Page } from '@playwright/test';
import { deskOriginOf, enterDesk, lookAtDesk } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';
import { publishLike } from './flow-rows.ts';
import { signUpFromPage } from './fresh-member.ts';
import { LOOKED_UP_MS } from './member-rows.ts';

const BRAND = 'lumiere';

/** The last step of whatever is published: why, and the press. */
async function confirm(page: Page, action: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('A journey tries it');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

test('a flow is drafted, refused, previewed, published, seen by who comes next, and brought back', async ({
  page,
  app,
  otherDevice,
  expectedErrors,
}, info) => {
  test.setTimeout(240_000);
  const screen = info.project.name;
  const code = `desk-${screen}`;
  const path = `${deskOriginOf(app)}/flows/${BRAND}/${code}`;
  const status = page.getByRole('status');
  expectedErrors.push(/status of 409/);
  await app.clock.reset();
  await publishLike(app, BRAND, code, {});
  await enterDesk(page, app, 'admin');

  /** Somebody who signs up now and looks at the plans. */
  const newcomer = async (name: string): Promise<Page> => {
    const device = await otherDevice();
    const home = `http://${BRAND}.localhost:${String(app.port)}/`;
    const email = `${name}.${screen}@flows.test`;
    await signUpFromPage(device, BRAND, { home, email, flow: code });
    await device.goto(`${home}vip_plan/cred`);
    return device;
  };
  const early = await newcomer('early');
  const [usual, drafted] = ['Un mois', 'Un mois tout doux'];
  const named = (device: Page, name: string) =>
    device.getByRole('main').getByText(name, { exact: true });
  await expect(named(early, usual)).toBeVisible();

  await test.step('the room lists what the brand has', async () => {
    await page.getByRole('link', { name: 'Flows' }).first().click();
    await page.getByRole('link', { name: 'Lumière', exact: true }).click();
    await expect(page).toHaveURL(/brand=lumiere$/);
    const listed = page.getByRole('region', { name: 'Flows of Lumière' });
    await expect(listed.getByRole('link', { name: code, exact: true })).toBeVisible();
    await lookAtDesk(page, 'desk-flows', screen);
    await listed.getByRole('link', { name: code, exact: true }).click();
    await page.waitForURL(path);
  });

  await test.step('a fault is named at its field, and nothing goes out with it', async () => {
    const cost = page.getByLabel('Cost of a message', { exact: true });
    await cost.fill('0');
    const faults = page.getByRole('region', { name: 'Faults' });
    await expect(faults).toContainText('Too little or empty');
    await expect(page.getByRole('button', { name: 'Publish …' })).toBeDisabled();
    await lookAtDesk(page, 'desk-flow-fault', screen);
    await page.getByLabel('Photo may come later').focus();
    await faults.getByRole('button').click();
    await expect(cost).toBeFocused();
    await cost.fill('17');
    await expect(faults).toHaveCount(0);
  });

  await test.step('form and JSON are the same, and the difference is told', async () => {
    const free = page.getByRole('group', { name: 'Shown to free members', exact: true });
    const month = free.getByRole('listitem').filter({ hasText: 'One month (sub_1m)' });
    await month.getByText('One month (sub_1m)').click();
    await month.getByLabel('Name in French').fill(drafted);
    const changes = page.getByRole('list', { name: 'Changes' });
    await expect(changes.getByRole('listitem')).toHaveCount(2);
    await expect(changes).toContainText(drafted);
    await page.getByRole('tab', { name: 'JSON' }).click();
    const json = page.getByLabel('The whole configuration as JSON');
    await expect(json).toHaveValue(/"messageCost": 17/);
    await json.fill((await json.inputValue()).replace('"messageCost": 17', '"messageCost": 18'));
    await expect(page.getByLabel('Cost of a message', { exact: true })).toHaveValue('18');
    await lookAtDesk(page, 'desk-flow-json', screen);
    await page.getByRole('tab', { name: /Changes/ }).click();
    await page.keyboard.press('Control+s');
    await expect(status.getByText('Draft saved')).toBeVisible();
    await lookAtDesk(page, 'desk-flow-draft', screen);
  });

  await test.step('somebody who saves later is told, and chooses', async () => {
    const second = await page.context().newPage();
    await second.goto(path);
    await expect(second.getByLabel('Cost of a message', { exact: true })).toHaveValue('18');
    await page.getByLabel('Gift to who comes back', { exact: true }).fill('4');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(status.getByText('Draft saved')).toBeVisible();
    await second.getByLabel('Cost of a message', { exact: true }).fill('20');
    await second.getByRole('button', { name: 'Save draft' }).click();
    const box = second.getByRole('alert', { name: 'Two drafts' });
    await expect(box).toContainText('saved another draft meanwhile');
    await lookAtDesk(second, 'desk-flow-conflict', screen);
    await box.getByRole('button', { name: 'Go on with theirs' }).click();
    await expect(second.getByLabel('Cost of a message', { exact: true })).toHaveValue('18');
    await expect(second.getByLabel('Gift to who comes back', { exact: true })).toHaveValue('4');
    await second.close();
  });

  await test.step('the preview shows it on the brand, to nobody else', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = await opened;
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
      `Preview of a draft: flow ${code}`,
    );
    await expect(preview.locator('main')).toHaveAttribute('inert');
    await expect(preview.locator('main').getByText(drafted).first()).toBeVisible();
    const covered = preview
      .locator('main')
      .getByText('Un message que vous ne pouvez pas encore lire');
    await expect(covered).toBeAttached();
    await lookAtDesk(preview, 'desk-preview', screen);
    await preview.getByRole('link', { name: 'paying' }).click();
    await expect(preview.locator('main')).toContainText('Un an');
    await expect(covered).toHaveCount(0);
    await expect(preview.locator('main')).toContainText('Coûte 18 crédits');
    const address = preview.url();
    await preview.close();
    await early.reload();
    await expect(named(early, usual)).toBeVisible();
    const forged = await otherDevice();
    await forged.goto(address.replace(/token=[^&]{9}/, 'token=forged123'));
    await expect(forged.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  });

  await test.step('published, who comes next has it; who was there keeps theirs', async () => {
    await page.getByRole('button', { name: 'Publish …' }).click();
    await expect(page.getByRole('dialog')).toContainText(drafted);
    await lookAtDesk(page, 'desk-flow-publish', screen);
    await confirm(page, /^Publish version \d+$/);
    await expect(status.getByText(/Version \d+ is published/)).toBeVisible();
    await app.clock.advance(LOOKED_UP_MS);
    await expect(named(await newcomer('next'), drafted)).toBeVisible();
    await early.reload();
    await expect(named(early, usual)).toBeVisible();
  });

  await test.step('an earlier version comes back', async () => {
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByText('A journey tries it').first()).toBeVisible();
    await page.getByText('What it changed').first().click();
    await lookAtDesk(page, 'desk-flow-history', screen);
    await page.emulateMedia({ colorScheme: 'dark' });
    await lookAtDesk(page, 'desk-flow-history-dark', screen);
    await page.emulateMedia({ colorScheme: 'light' });
    await page
      .getByRole('button', { name: /^Bring version \d+ back$/ })
      .first()
      .click();
    await confirm(page, /^Publish it as version/);
    await expect(status.getByText(/Version \d+ is published/)).toBeVisible();
    await app.clock.advance(LOOKED_UP_MS);
    await expect(named(await newcomer('last'), usual)).toBeVisible();
  });

  await test.step('an experiment says beforehand how many it takes, and nothing too early', async () => {
    await page.getByRole('link', { name: 'Experiment' }).click();
    await page.getByLabel('Rate expected of the control in percent').fill('20');
    await expect(status).toContainText('It takes 2943 newcomers with the control');
    await page.getByLabel('Within').selectOption('14 days');
    await page.waitForURL(/\?days=14$/);
    await expect(status).toContainText('It takes 2943 newcomers with the control');
    await page.getByLabel('Why', { exact: true }).fill('Softer words are read by more');
    await lookAtDesk(page, 'desk-experiment-plan', screen);
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByText('Not yet enough to say anything')).toBeVisible();
    await expect(page.getByText('confirmed their address within 14 days')).toBeVisible();
    await lookAtDesk(page, 'desk-experiment', screen);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByText('An experiment runs on this flow')).toBeVisible();
    await page.goBack();
    await page.getByLabel('Why it ends').fill('Only a journey');
    await page.getByRole('button', { name: /^Stop and keep version/ }).click();
    await expect(page.getByRole('heading', { name: 'Begin an experiment' })).toBeVisible();
  });
});

test('prices and switches are changed with their rules, and brought back', async ({
  page,
  app,
}, info) => {
  test.setTimeout(180_000);
  const screen = info.project.name;
  const origin = deskOriginOf(app);
  const status = page.getByRole('status');
  await app.clock.reset();
  await enterDesk(page, app, 'admin');

  await test.step('a product is priced, with the rules at their fields', async () => {
    const product = `pack_${screen}_${String(Date.now())}`;
    await page.getByRole('link', { name: 'Plans' }).first().click();
    await expect(page.getByRole('link', { name: 'sub_1m', exact: true })).toBeVisible();
    await lookAtDesk(page, 'desk-plans', screen);
    await page.getByLabel('Name of a new product').fill(product);
    await page.getByRole('button', { name: 'Begin a draft' }).click();
    await page.waitForURL(`${origin}/plans/${product}`);
    const price = page.getByLabel('Price in cents', { exact: true });
    await price.fill('5');
    await expect(page.getByRole('region', { name: 'Faults' })).toContainText('At least one euro');
    await price.fill('1290');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(status.getByText('Draft saved')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Faults' })).toHaveCount(0);
    await lookAtDesk(page, 'desk-plan', screen);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(status.getByText('No draft')).toBeVisible();
  });

  await test.step('a subscription may not undercut a longer one', async () => {
    await page.goto(`${origin}/plans/sub_1m`);
    await page.getByLabel('Price in cents', { exact: true }).fill('990');
    await expect(page.getByRole('region', { name: 'Faults' })).toContainText('less a month');
    await expect(page.getByRole('button', { name: 'Publish …' })).toBeDisabled();
    await page.getByLabel('Price in cents', { exact: true }).fill('2490');
  });

  await test.step('a brand is switched, and back', async () => {
    await page.getByRole('link', { name: 'Brands' }).first().click();
    await lookAtDesk(page, 'desk-brands', screen);
    await page.getByRole('link', { name: 'Lumière', exact: true }).click();
    const limit = page.getByLabel('Model answers to one member a day', { exact: true });
    const before = await limit.inputValue();
    const wanted = String(Number(before) + 1);
    await limit.fill(wanted);
    await lookAtDesk(page, 'desk-brand', screen);
    await page.getByRole('button', { name: 'Publish …' }).click();
    await confirm(page, /^Publish version/);
    await expect(status.getByText(/Version \d+ is published/)).toBeVisible();
    await expect(limit).toHaveValue(wanted);
    await page.getByRole('link', { name: 'History' }).click();
    await page
      .getByRole('button', { name: /^Bring version \d+ back$/ })
      .first()
      .click();
    await confirm(page, /^Publish it as version/);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(limit).toHaveValue(before);
  });
});
