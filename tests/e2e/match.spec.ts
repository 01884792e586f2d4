import type { Page } from '@playwright/test';
import { demoEmail, type DemoLogin } from '../../prisma/seed/world/logins.ts';
import { answerCookies } from './answer-cookies.ts';
import { containing, words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './member-rows.ts';
import { moveToFlow } from './move-to-flow.ts';
import { newcomers, type BrandName } from './places.ts';
import { profileOf } from './profile-of.ts';
import { drag, swipe } from './swipe.ts';

type Say = ReturnType<typeof words>;
type Running = { readonly databaseUrl: string };

async function enter(page: Page, home: string, brand: BrandName, login: DemoLogin): Promise<Say> {
  await page.goto(`${home}/login`);
  await answerCookies(page, brand);
  await logIn(page, brand, login);
  await page.goto(`${home}/match`);
  await ready(page);
  return words(newcomers[brand].locale);
}

const topLink = (page: Page) => page.locator("[data-depth='0'] a");
/** The cards are there and listen. */
async function ready(page: Page): Promise<void> {
  await expect(topLink(page)).toBeAttached();
  await expect(page.locator('[data-match] [aria-disabled]')).toHaveCount(0);
}

const nameOf = async (page: Page, depth = 0) =>
  (await page.locator(`[data-depth='${depth}'] h2 span`).first().textContent()) ?? '';
const hrefOf = async (page: Page, depth = 0) =>
  (await page.locator(`[data-depth='${depth}'] a`).getAttribute('href')) ?? '';
const idIn = (href: string) => href.split('/').at(-1) ?? '';
const said = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: containing(text) });
const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });

/** Does something about the top card; answers who it was once the next one is on top. */
async function choosing(page: Page, act: () => Promise<void>): Promise<string> {
  const [before, next] = [await hrefOf(page), await hrefOf(page, 1)];
  await act();
  await expect(topLink(page)).toHaveAttribute('href', next);
  return idIn(before);
}

/** The likes a free member of the demo has left from now on. */
async function leaveLikes(app: Running, brand: BrandName, login: DemoLogin, likes: number) {
  await inDatabase(
    app.databaseUrl,
    `update credit_accounts a set likes = $3 from users u
      where u.id = a.member_id and u.brand_id = $1 and u.email = $2`,
    [brand, demoEmail(login), likes],
  );
}

/** Whom the server would put on the stack now. */
function offered(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/dispenser/match', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ page: 1 }),
    });
    const { profili } = (await answer.json()) as { profili: { id: string }[] };
    return profili.map(({ id }) => id);
  });
}

test('a free member swipes, presses, takes back and comes to the end of the likes', async ({
  page,
  app,
  brandUrl,
  checkAccessibility,
  shot,
}, { project }) => {
  test.setTimeout(120_000);
  const phone = project.name === 'phone';
  const brand = phone ? 'dolcevita' : 'fuego';
  const say = await enter(page, brandUrl(brand, ''), brand, 'free');
  const likes = (count: number) =>
    page.getByText(say('match.like.left', { count }), { exact: true });
  const chosen: string[] = [];
  await leaveLikes(app, brand, 'free', 3);
  await page.reload();
  await expect(likes(3)).toBeVisible();
  await ready(page);
  await checkAccessibility(page);
  await shot(page, `match-${brand}`);

  await test.step('a swipe to the right likes, one to the left does not', async () => {
    const name = await nameOf(page);
    chosen.push(await choosing(page, () => (phone ? swipe(page, 220) : drag(page, 420))));
    await expect(said(page, say('match.said.like', { name }))).toBeAttached();
    await expect(likes(2)).toBeVisible();
    chosen.push(await choosing(page, () => (phone ? swipe(page, -220) : drag(page, -420))));
    await expect(likes(2)).toBeVisible();
  });

  await test.step('up, down and too little decide nothing', async () => {
    const href = await hrefOf(page);
    for (const [x, y] of [
      [0, -200],
      [10, 160],
    ] as const) {
      await (phone ? swipe(page, x, y) : drag(page, x, y));
    }
    await drag(page, 18);
    await expect(topLink(page)).toHaveAttribute('href', href);
    await expect(page).toHaveURL(/\/match$/);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });

  await test.step('a double click chooses once', async () => {
    const second = await hrefOf(page, 1);
    const name = await nameOf(page);
    chosen.push(idIn(await hrefOf(page)));
    await press(page, say('match.actions.dislike', { name })).dblclick();
    await expect(topLink(page)).toHaveAttribute('href', second);
    await expect(
      press(page, say('match.actions.dislike', { name: await nameOf(page) })),
    ).not.toHaveAttribute('aria-disabled');
    await expect(topLink(page)).toHaveAttribute('href', second);
  });

  await test.step('the last choice is taken back, and the one before it', async () => {
    const undo = press(page, say('match.actions.undo'));
    for (const id of chosen.splice(1).reverse()) {
      await undo.click();
      await expect(topLink(page)).toHaveAttribute('href', containing(`/user/${id}`));
    }
    await expect(undo).toBeFocused();
  });

  await test.step('a reload brings nobody back who was chosen', async () => {
    chosen.push(
      await choosing(page, async () =>
        press(page, say('match.actions.dislike', { name: await nameOf(page) })).click(),
      ),
    );
    await expect(
      said(page, say('match.said.next', { name: '', age: 0 }).split(' ')[0] ?? ''),
    ).toBeAttached();
    await page.reload();
    await ready(page);
    const now = await offered(page);
    expect(now.length).toBeGreaterThan(0);
    expect(now.filter((id) => chosen.includes(id))).toEqual([]);
  });

  const prompt = page.getByRole('dialog', { name: say('payments.prompt.file_like.title') });
  const later = prompt.getByRole('button', { name: say('payments.prompt.later') }).last();
  const like = async () => press(page, say('match.actions.like', { name: await nameOf(page) }));

  await test.step('a like the server refuses brings the card back', async () => {
    await leaveLikes(app, brand, 'free', 0);
    const href = await hrefOf(page);
    await (await like()).click();
    await expect(prompt).toBeVisible();
    await expect(topLink(page)).toHaveAttribute('href', href);
    await shot(page, `match-${brand}-limit`);
    await checkAccessibility(page);
    await later.click();
  });

  await test.step('without likes the card stays, and the price of the next one is told', async () => {
    await page.reload();
    await expect(likes(0)).toBeVisible();
    await ready(page);
    const href = await hrefOf(page);
    await (await like()).click();
    await expect(prompt).toBeVisible();
    await later.click();
    await expect(prompt).toBeHidden();
    await expect(topLink(page)).toHaveAttribute('href', href);
  });

  await test.step('the last like of a profile says that it went out', async () => {
    await leaveLikes(app, brand, 'free', 1);
    const name = await nameOf(page);
    await page.goto(brandUrl(brand, await hrefOf(page)));
    await page.getByRole('button', { name: containing(say('match.like.press', { name })) }).click();
    await expect(prompt.getByText(say('match.like.sent', { name }))).toBeVisible();
    await checkAccessibility(page);
    await later.click();
    await expect(
      page.getByRole('button', { name: say('match.like.liked', { name }) }),
    ).toHaveAttribute('aria-disabled', 'true');
  });
  await leaveLikes(app, brand, 'free', 10);
});

test('the keyboard does it all, on two pages at once, with motion reduced', async ({
  page,
  context,
  brandUrl,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'phones have no keyboard');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const say = await enter(page, brandUrl('spark', ''), 'spark', 'vip');
  await expect(page.getByText(say('match.keys'))).toBeVisible();
  const other = await context.newPage();
  await other.goto(brandUrl('spark', '/match'));
  await ready(other);
  await expect(topLink(other)).toHaveAttribute('href', await hrefOf(page));
  await page.bringToFront();

  const liked = await choosing(page, () => page.keyboard.press('ArrowRight'));
  await expect(other.locator(`[data-depth] a[href$='${liked}']`)).toHaveCount(0);
  const passed = await choosing(page, () => page.keyboard.press('ArrowLeft'));
  await page.keyboard.press('Control+z');
  await expect(topLink(page)).toHaveAttribute('href', containing(`/user/${passed}`));
  await choosing(page, () => page.keyboard.press('ArrowLeft'));

  const dislike = press(page, say('match.actions.dislike', { name: await nameOf(page) }));
  await dislike.focus();
  await page.keyboard.press('z');
  await expect(topLink(page)).toHaveAttribute('href', containing(`/user/${passed}`));
  await choosing(page, () => page.keyboard.press('ArrowLeft'));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const href = await hrefOf(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(containing(href));
  await other.close();
});

test('a woman who seeks men has the search in its place, and the stack all the same', async ({
  page,
  brandUrl,
  checkAccessibility,
}, { project }) => {
  const brand = project.name === 'phone' ? 'lumiere' : 'spark';
  const say = await enter(page, brandUrl(brand, ''), brand, 'anna');
  const bar = page.getByRole('navigation', { name: say('shell.navigation') });
  await expect(bar.getByRole('link', { name: say('shell.find') })).toBeVisible();
  await expect(bar.getByRole('link', { name: say('shell.match') })).toHaveCount(0);
  await checkAccessibility(page);
  const name = await nameOf(page);
  await choosing(page, () => press(page, say('match.actions.dislike', { name })).click());
  await press(page, say('match.actions.undo')).click();
  await expect(said(page, say('match.said.undone', { name }))).toBeAttached();
});

test('a flow of invitations has the stack for a search, and invites from it', async ({
  page,
  app,
  brandUrl,
  checkAccessibility,
  shot,
}, { project }) => {
  const brand = project.name === 'phone' ? 'lumiere' : 'fuego';
  const say = words(newcomers[brand].locale);
  await moveToFlow(app.databaseUrl, brand, 'verified', '12');
  await page.goto(brandUrl(brand, '/login'));
  await answerCookies(page, brand);
  await logIn(page, brand, 'verified', '**/match');
  await page.goto(brandUrl(brand, '/find'));
  await page.waitForURL('**/match');
  await ready(page);
  const bar = page.getByRole('navigation', { name: say('shell.navigation') });
  await expect(bar.getByRole('link', { name: say('shell.match') })).toBeVisible();
  await expect(bar.getByRole('link', { name: say('shell.find') })).toHaveCount(0);

  const [name, next] = [await nameOf(page), await hrefOf(page, 1)];
  await press(page, say('match.actions.invite', { name })).click();
  const modal = page.getByRole('dialog', { name: say('match.invitation.title', { name }) });
  const send = modal.getByRole('button', { name: say('match.invitation.send') });
  await expect(send).toBeDisabled();
  await expect(modal.getByText(/1/)).toBeVisible();
  await modal.getByRole('textbox').fill('   ');
  await expect(send).toBeDisabled();
  await modal.getByRole('textbox').fill(newcomers[brand].greeting);
  await shot(page, `match-${brand}-invitation`);
  await checkAccessibility(page);
  await send.click();
  await expect(modal.getByText(say('match.invitation.received', { name }))).toBeVisible();
  await shot(page, `match-${brand}-invited`);
  await expect(modal).toBeHidden();
  await expect(topLink(page)).toHaveAttribute('href', next);
  await moveToFlow(app.databaseUrl, brand, 'verified', '7');
});

test('a flow without match leads to the search', async ({ page, app, brandUrl }, { project }) => {
  const brand = project.name === 'phone' ? 'dolcevita' : 'spark';
  const say = words(newcomers[brand].locale);
  await moveToFlow(app.databaseUrl, brand, 'verified', '0000');
  await page.goto(brandUrl(brand, '/login'));
  await answerCookies(page, brand);
  await logIn(page, brand, 'verified');
  await page.goto(brandUrl(brand, '/match'));
  await page.waitForURL('**/find');
  const bar = page.getByRole('navigation', { name: say('shell.navigation') });
  await expect(bar.getByRole('link', { name: say('shell.find') })).toBeVisible();
  await expect(bar.getByRole('link', { name: say('shell.match') })).toHaveCount(0);
  await moveToFlow(app.databaseUrl, brand, 'verified', '7');
});

test('two likes meet: both have their moment, once', async ({
  page,
  app,
  browser,
  brandUrl,
  checkAccessibility,
  shot,
}, { project }) => {
  const brand = project.name === 'phone' ? 'dolcevita' : 'fuego';
  const say = await enter(page, brandUrl(brand, ''), brand, 'vip');
  const { angelId: his } = await profileOf(app.databaseUrl, brand, 'vip');
  const { angelId: hers, name: herName } = await profileOf(app.databaseUrl, brand, 'anna');
  await page.goto(brandUrl(brand, `/user/${hers}`));
  await page
    .getByRole('button', { name: containing(say('match.like.press', { name: herName })) })
    .click();
  await expect(said(page, say('match.like.sent', { name: herName }))).toBeVisible();
  await page.goto(brandUrl(brand, '/profile'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const elsewhere = await browser.newContext();
  const her = await elsewhere.newPage();
  await enter(her, brandUrl(brand, ''), brand, 'anna');
  while (idIn(await hrefOf(her)) !== his) {
    await choosing(her, () => her.keyboard.press('ArrowLeft'));
  }
  const name = await nameOf(her);
  await her.keyboard.press('ArrowRight');
  const hersNow = her.getByRole('dialog', { name: say('match.moment.title', { name }) });
  await expect(hersNow).toBeVisible();
  await hersNow.getByRole('button', { name: say('match.moment.goOn') }).click();
  await expect(hersNow).toBeHidden();

  const hisNow = page.getByRole('dialog', { name: say('match.moment.title', { name: herName }) });
  await expect(hisNow).toBeVisible();
  await expect(hisNow.getByRole('link', { name: say('match.moment.write') })).toBeVisible();
  await shot(page, `match-${brand}-moment`);
  await checkAccessibility(page);
  await hisNow.getByRole('link', { name: say('match.moment.write') }).click();
  await page.waitForURL(`**/chats/${hers}`);
  await elsewhere.close();
});

test('the stack fills itself up, says when it cannot, and goes on', async ({
  page,
  brandUrl,
  checkAccessibility,
  expectedErrors,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'the same code on the phone');
  test.setTimeout(120_000);
  expectedErrors.push(/Failed to load resource/);
  const say = await enter(page, brandUrl('dolcevita', ''), 'dolcevita', 'paid');
  const seen = new Set<string>();
  await page.route('**/api/dispenser/match', (route) => route.fulfill({ status: 503 }));
  const failed = page.getByRole('heading', { name: say('match.none.failed.title') });
  while ((await topLink(page).count()) > 0) {
    const id = idIn(await hrefOf(page));
    expect(seen.has(id)).toBe(false);
    seen.add(id);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(`[data-depth] a[href$='${id}']`)).toHaveCount(0);
  }
  await expect(failed).toBeVisible();
  await checkAccessibility(page);
  await page.unroute('**/api/dispenser/match');
  await page.getByRole('button', { name: say('match.none.retry') }).click();
  await expect(topLink(page)).toBeAttached();
  expect(seen.has(idIn(await hrefOf(page)))).toBe(false);
});
