import type { Browser, Locator, Page } from '@playwright/test';
import type { DemoLogin } from '../../prisma/seed/world/logins.ts';
import { answerCookies } from './answer-cookies.ts';
import { containing, words } from './copy.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { openSection } from './open-section.ts';
import { brandNames, newcomers, runsOn, type BrandName } from './places.ts';
import { profileOf } from './profile-of.ts';

type Say = ReturnType<typeof words>;
type Address = (brandId: string, path?: string) => string;

async function enter(
  page: Page,
  brandUrl: Address,
  brand: BrandName,
  login: DemoLogin,
): Promise<Say> {
  await page.goto(brandUrl(brand, '/login'));
  await answerCookies(page, brand);
  await logIn(page, brand, login);
  return words(newcomers[brand].locale);
}

/** Opens the menu on somebody and picks what to do. */
async function pick(page: Page, within: Locator, say: Say, what: 'report' | 'block') {
  await within
    .getByRole('button', { name: containing(say('safety.menu', { name: '' }).trim()) })
    .click();
  await page.getByRole('menuitem', { name: say(`safety.${what}.item`), exact: true }).click();
}

type Stage = {
  readonly page: Page;
  readonly browser: Browser;
  readonly app: { readonly databaseUrl: string };
  readonly brandUrl: Address;
};

/** Anna on the page, and somebody else at another device. */
async function besideAnna(stage: Stage, brand: BrandName, login: DemoLogin) {
  const { page, browser, app, brandUrl } = stage;
  const say = await enter(page, brandUrl, brand, 'anna');
  const { angelId } = await profileOf(app.databaseUrl, brand, 'anna');
  const viewport = page.viewportSize();
  const context = await browser.newContext({ ...(viewport && { viewport }) });
  const other = await context.newPage();
  await enter(other, brandUrl, brand, login);
  return { say, other, annasPage: brandUrl(brand, `/user/${angelId}`) };
}

for (const brand of brandNames) {
  test(`report and block wherever somebody is shown, on ${brand}`, async ({
    page,
    app,
    brandUrl,
    checkAccessibility,
    shot,
  }, { project }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    test.setTimeout(150_000);
    const say = await enter(page, brandUrl, brand, 'free');
    const anna = await profileOf(app.databaseUrl, brand, 'anna');
    const { name } = anna;
    const noted = page.getByText(say('safety.note.title', { name }), { exact: true });
    const unblock = page.getByRole('button', { name: say('safety.unblock.spoken', { name }) });

    await test.step('a card gives way to a note, and comes back by Undo', async () => {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .first();
      await card.scrollIntoViewIfNeeded();
      await card
        .getByRole('button', { name: containing(say('safety.menu', { name: '' }).trim()) })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await shot(page, `safety-${brand}-menu`);
      await page.getByRole('menuitem', { name: say('safety.block.item'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkAccessibility(page);
      await shot(page, `safety-${brand}-block`);
      await page.getByRole('button', { name: say('safety.block.confirm'), exact: true }).click();
      const note = page.getByText(containing(say('safety.note.text')));
      await expect(note).toBeVisible();
      await shot(page, `safety-${brand}-card-note`);
      await page.getByRole('button', { name: say('safety.undo'), exact: true }).click();
      await expect(note).toBeHidden();
    });

    await test.step('a profile is reported and blocked with it; then it is gone', async () => {
      await page.goto(brandUrl(brand, `/user/${anna.angelId}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await checkAccessibility(page);
      await expectNoOverflow(page);
      await shot(page, `safety-${brand}-profile`);
      await pick(page, page.getByRole('main'), say, 'report');
      const dialog = page.getByRole('dialog');
      const send = dialog.getByRole('button', { name: say('safety.report.send') });
      await send.click();
      await expect(dialog.getByText(say('safety.report.pick'))).toBeVisible();
      await dialog.getByText(say('safety.report.reasons.other'), { exact: true }).click();
      await send.click();
      await expect(dialog.getByText(say('errors.report_words_missing'))).toBeVisible();
      await checkAccessibility(page);
      await dialog.getByRole('textbox').fill('…');
      await shot(page, `safety-${brand}-report`);
      await send.click();
      await expect(dialog.getByText(say('safety.report.doneText'))).toBeVisible();
      await shot(page, `safety-${brand}-report-done`);
      await dialog
        .getByRole('button', { name: say('safety.close') })
        .last()
        .click();
      await expect(noted).toBeVisible();
      await checkAccessibility(page);
      await shot(page, `safety-${brand}-profile-note`);
      await page.goto(brandUrl(brand, `/user/${anna.angelId}`));
      await expect(page.getByText(say('profile.gone.title'))).toBeVisible();
    });

    await test.step('the list of the blocked brings back', async () => {
      await page.goto(brandUrl(brand, '/profile/security#blocked'));
      await expect(unblock).toBeVisible();
      await checkAccessibility(page);
      await page.locator('#blocked').scrollIntoViewIfNeeded();
      await shot(page, `safety-${brand}-blocked`);
      await unblock.click();
      await expect(page.getByText(say('safety.list.empty'))).toBeVisible();
    });

    await test.step('a chat closes, leaves the list, and opens again', async () => {
      await page.goto(brandUrl(brand, `/chats/${anna.angelId}`));
      const field = page.getByRole('textbox', { name: containing(name) });
      await field.fill('One two three');
      await page.getByRole('button', { name: say('chat.composer.send'), exact: true }).click();
      await expect(page.getByText('One two three', { exact: true }).last()).toBeVisible();
      await pick(page, page.getByRole('main'), say, 'block');
      await page.getByRole('button', { name: say('safety.block.confirm'), exact: true }).click();
      await expect(page.getByText(say('chat.closed.blocked', { name }))).toBeVisible();
      await expect(field).toBeHidden();
      await expect(
        page.getByText(say('safety.block.done', { name }), { exact: true }),
      ).toBeHidden();
      await checkAccessibility(page);
      await shot(page, `safety-${brand}-chat`);
      await page.goto(brandUrl(brand, '/chats'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(
        page.getByRole('main').getByRole('link', { name: containing(name) }),
      ).toHaveCount(0);
      await page.goto(brandUrl(brand, `/chats/${anna.angelId}`));
      await unblock.click();
      await expect(field).toBeVisible();
    });

    await test.step('a card of the stack makes room for the next', async () => {
      await page.goto(brandUrl(brand, '/match'));
      const top = page.locator('[data-depth="0"]').getByRole('heading', { level: 2 });
      const first = await top.innerText();
      await pick(page, page.getByRole('main'), say, 'block');
      await page.getByRole('button', { name: say('safety.block.confirm'), exact: true }).click();
      await expect(top).not.toHaveText(first);
      await expect(
        page.getByRole('button', { name: say('safety.undo'), exact: true }),
      ).toBeVisible();
      await checkAccessibility(page);
    });
  });
}

test('likes and visits come in on the open page and as a popup, and looking marks them seen', async ({
  page,
  app,
  browser,
  brandUrl,
  checkAccessibility,
  expectedErrors,
  shot,
}, { project }) => {
  test.setTimeout(120_000);
  const brand: BrandName = project.name === 'phone' ? 'fuego' : 'lumiere';
  const stage = { page, browser, app, brandUrl };
  const { say, other, annasPage } = await besideAnna(stage, brand, 'verified');
  const visitor = await profileOf(app.databaseUrl, brand, 'verified');
  const { name } = visitor;
  const told = (kind: string) => page.getByText(say(`notifications.row.${kind}`, { name }));

  await test.step('a popup tells of a visit and leads to the visitor', async () => {
    await page.goto(brandUrl(brand, '/profile'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await other.goto(annasPage);
    await expect(told('visit')).toBeVisible();
    await checkAccessibility(page);
    await shot(page, `notices-${brand}-popup`);
    const see = page.getByRole('link', { name: say('notifications.incoming.see'), exact: true });
    await expect(see).toHaveAttribute('href', containing(`/user/${visitor.angelId}`));
  });

  await test.step('a like appears on the open page, and the next visit to it finds it seen', async () => {
    await page.goto(brandUrl(brand, '/notifications'));
    await page.getByRole('tab', { name: containing(say('notifications.tabs.visits')) }).click();
    await expect(told('visit')).toBeVisible();
    await page.getByRole('tab', { name: containing(say('notifications.tabs.likes')) }).click();
    await other
      .getByRole('button', { name: containing(say('match.like.press', { name: 'Anna' })) })
      .click();
    await expect(told('like')).toBeVisible();
    await checkAccessibility(page);
    await expectNoOverflow(page);
    await shot(page, `notices-${brand}-page`);
    const mark = page.getByText(say('notifications.unread'), { exact: true });
    await expect(mark).toHaveCount(1);
    await page.reload();
    await expect(told('like')).toBeVisible();
    await expect(mark).toHaveCount(0);
  });

  await test.step('a picture that does not load is asked for anew', async () => {
    expectedErrors.push(/Failed to load resource/);
    await page.route('**/photos/*-thumb.webp', (route) => route.abort());
    const asked = page.waitForRequest(`**/api/dispenser/${visitor.angelId}/**`);
    await page.reload();
    await asked;
    await expect(page.getByRole('tabpanel').locator('img')).toHaveCount(0);
    await expect(told('like')).toBeVisible();
  });

  await test.step('a block takes all of it away from the open page, without a word', async () => {
    await pick(other, other.getByRole('main'), say, 'block');
    await other.getByRole('button', { name: say('safety.block.confirm'), exact: true }).click();
    await expect(told('like')).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(1);
    await shot(page, `notices-${brand}-empty`);
  });
  await other.context().close();
});

test('a pause takes somebody out of searches, and back', async ({
  page,
  app,
  browser,
  brandUrl,
  checkAccessibility,
  shot,
}, { project }) => {
  test.setTimeout(120_000);
  const brand: BrandName = project.name === 'phone' ? 'spark' : 'dolcevita';
  const { say, other, annasPage } = await besideAnna(
    { page, browser, app, brandUrl },
    brand,
    'vip',
  );
  const look = async () => {
    await other.goto(annasPage);
    return other.getByText(say('profile.gone.title'));
  };
  const found = page.getByRole('switch', { name: say('account.visibility.searchable.label') });
  const open = async () => {
    await page.goto(brandUrl(brand, '/profile'));
    await openSection(page, say('account.visibility.title'));
  };

  await open();
  await checkAccessibility(page);
  await found.click();
  await expect(page.getByText(say('account.visibility.searchable.off'))).toBeVisible();
  await shot(page, `pause-${brand}`);
  await expect(async () => {
    await expect(await look()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await open();
  await expect(found).not.toBeChecked();
  await expect(page.getByText(say('account.hidden.paused'))).toBeVisible();
  await checkAccessibility(page);
  await found.click();
  await expect(async () => {
    await expect(await look()).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await other.context().close();
});
