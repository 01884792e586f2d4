import type { Page } from '@playwright/test';
import { demoEmail } from '../../prisma/seed/world/logins.ts';
import { containing } from './copy.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect, test } from './fixtures.ts';
import { enterMatch, idIn } from './match-steps.ts';
import { inDatabase } from './member-rows.ts';
import type { BrandName } from './places.ts';
import { drag, swipe } from './swipe.ts';

/** The likes a free member of the demo has left from now on. */
async function leaveLikes(databaseUrl: string, brand: BrandName, likes: number): Promise<void> {
  await inDatabase(
    databaseUrl,
    `update credit_accounts a set likes = $3 from users u
      where u.id = a.member_id and u.brand_id = $1 and u.email = $2`,
    [brand, demoEmail('free'), likes],
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
  visit,
  app,
}) => {
  const own = visit({ phone: 'dolcevita', desktop: 'fuego' });
  const { page, brand, say, open, check } = own;
  const pull = brand === 'dolcevita' ? swipe : drag;
  const far = brand === 'dolcevita' ? 220 : 420;
  test.setTimeout(120_000);
  const stack = await enterMatch(own, 'free');
  const likes = (count: number) =>
    page.getByText(say('match.like.left', { count }), { exact: true });
  const chosen: string[] = [];
  await leaveLikes(app.databaseUrl, brand, 3);
  await page.reload();
  await expect(likes(3)).toBeVisible();
  await stack.ready();
  await check('match');

  await test.step('a swipe to the right likes, one to the left does not', async () => {
    const name = await stack.name();
    chosen.push(await stack.choosing(() => pull(page, far)));
    await expect(stack.said(say('match.said.like', { name }))).toBeAttached();
    await expect(likes(2)).toBeVisible();
    chosen.push(await stack.choosing(() => pull(page, -far)));
    await expect(likes(2)).toBeVisible();
  });

  await test.step('up, down and too little decide nothing', async () => {
    const href = await stack.href();
    for (const [x, y] of [
      [0, -200],
      [10, 160],
    ] as const) {
      await pull(page, x, y);
    }
    await drag(page, 18);
    await expect(stack.top).toHaveAttribute('href', href);
    await expect(page).toHaveURL(/\/match$/);
    await expectNoOverflow(page);
  });

  await test.step('a double click chooses once', async () => {
    const second = await stack.href(1);
    const name = await stack.name();
    chosen.push(idIn(await stack.href()));
    await stack.button(say('match.actions.dislike', { name })).dblclick();
    await expect(stack.top).toHaveAttribute('href', second);
    await expect(
      stack.button(say('match.actions.dislike', { name: await stack.name() })),
    ).not.toHaveAttribute('aria-disabled');
    await expect(stack.top).toHaveAttribute('href', second);
  });

  await test.step('the last choice is taken back, and the one before it', async () => {
    const undo = stack.button(say('match.actions.undo'));
    for (const id of chosen.splice(1).reverse()) {
      await undo.click();
      await expect(stack.top).toHaveAttribute('href', containing(`/user/${id}`));
    }
    await expect(undo).toBeFocused();
  });

  await test.step('a reload brings nobody back who was chosen', async () => {
    chosen.push(
      await stack.choosing(async () =>
        stack.button(say('match.actions.dislike', { name: await stack.name() })).click(),
      ),
    );
    await expect(
      stack.said(say('match.said.next', { name: '', age: 0 }).split(' ')[0] ?? ''),
    ).toBeAttached();
    await page.reload();
    await stack.ready();
    const now = await offered(page);
    expect(now.length).toBeGreaterThan(0);
    expect(now.filter((id) => chosen.includes(id))).toEqual([]);
  });

  const prompt = page.getByRole('dialog', { name: say('hooks.kind.file_like.title') });
  const later = prompt.getByRole('button', { name: say('hooks.later') }).last();
  const like = async () => stack.button(say('match.actions.like', { name: await stack.name() }));

  await test.step('a like the server refuses brings the card back', async () => {
    await leaveLikes(app.databaseUrl, brand, 0);
    const href = await stack.href();
    await (await like()).click();
    await expect(prompt).toBeVisible();
    await expect(stack.top).toHaveAttribute('href', href);
    await check('match-limit');
    await later.click();
  });

  await test.step('without likes the card stays, and the price of the next one is told', async () => {
    await page.reload();
    await expect(likes(0)).toBeVisible();
    await stack.ready();
    const href = await stack.href();
    await (await like()).click();
    await expect(prompt).toBeVisible();
    await later.click();
    await expect(prompt).toBeHidden();
    await expect(stack.top).toHaveAttribute('href', href);
  });

  await test.step('the last like of a profile says that it went out', async () => {
    await leaveLikes(app.databaseUrl, brand, 1);
    const name = await stack.name();
    await open(await stack.href());
    await page.getByRole('button', { name: containing(say('match.like.press', { name })) }).click();
    await expect(prompt.getByText(say('match.like.sent', { name }))).toBeVisible();
    await check();
    await later.click();
    await expect(
      page.getByRole('button', { name: say('match.like.liked', { name }) }),
    ).toHaveAttribute('aria-disabled', 'true');
  });
  await leaveLikes(app.databaseUrl, brand, 10);
});
