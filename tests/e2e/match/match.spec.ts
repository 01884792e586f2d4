// [core §2 /match] [core §4 Like over the socket]
import { containing } from '../fixtures/copy.ts';
import { inDatabase } from '../fixtures/database-rows.ts';
import { expectNoOverflow } from '../fixtures/expect-no-overflow.ts';
import { moveToHomeRegion } from '../fixtures/home-region.ts';
import { devices, on, type BrandName } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { openStack } from '../pages/match-stack.ts';
import { drag, swipe } from '../steps/swipe.ts';

type FreeMember = {
  readonly databaseUrl: string;
  readonly brand: BrandName;
  readonly email: string;
};

/** Sets a free member's remaining likes. */
async function leaveLikes({ databaseUrl, brand, email }: FreeMember, likes: number): Promise<void> {
  await inDatabase(
    databaseUrl,
    `update credit_accounts a set likes = $3 from users u
      where u.id = a.member_id and u.brand_id = $1 and u.email = $2`,
    [brand, email, likes],
  );
}

for (const device of devices) {
  test(
    `a card is chosen by dragging it far enough sideways, and by nothing less (${device})`,
    on(device, 'fuego', 'for its layout'),
    async ({ visit, app }) => {
      const own = visit();
      const { page, brand, say, join } = own;
      const [pull, far] = device === 'phone' ? ([swipe, 220] as const) : ([drag, 420] as const);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await moveToHomeRegion(app.databaseUrl, brand, await join('swiper', { flow: '7' }));
      const stack = await openStack(own);
      const likes = (count: number) =>
        page.getByText(say('match.like.left', { count }), { exact: true });
      await expect(likes(10)).toBeVisible();

      await test.step('to the right it is a like, to the left a dislike', async () => {
        const name = await stack.name();
        await stack.choosing(() => pull(page, far));
        await expect(stack.said(say('match.said.like', { name }))).toBeAttached();
        await expect(likes(9)).toBeVisible();
        await stack.choosing(() => pull(page, -far));
        await expect(likes(9)).toBeVisible();
      });

      await test.step('up, down and too short drags choose nothing', async () => {
        await stack.ready();
        const href = await stack.href();
        await pull(page, 0, -200);
        await pull(page, 10, 160);
        await drag(page, 18);
        await expect(stack.top).toHaveAttribute('href', href);
        await expect(page).toHaveURL(/\/match$/);
        await expectNoOverflow(page);
      });
    },
  );
}

test(
  'the card stays when no like is left, and the last like is announced as sent',
  on('phone', 'dolcevita'),
  async ({ visit, app }) => {
    const own = visit();
    const { page, brand, say, open, join, check } = own;
    const email = await join('likes', { flow: '7' });
    const member = { databaseUrl: app.databaseUrl, brand, email };
    await moveToHomeRegion(app.databaseUrl, brand, email);
    await leaveLikes(member, 1);
    const stack = await openStack(own);
    const likes = (count: number) =>
      page.getByText(say('match.like.left', { count }), { exact: true });
    const like = async () => stack.button(say('match.actions.like', { name: await stack.name() }));
    const prompt = page.getByRole('dialog', { name: say('hooks.kind.file_like.title') });
    const later = prompt.getByRole('button', { name: say('hooks.later') }).last();
    const href = await stack.href();
    const name = await stack.name();

    await test.step('a like that the server refuses brings the card back', async () => {
      await expect(likes(1)).toBeVisible();
      await leaveLikes(member, 0);
      await (await like()).click();
      await expect(prompt).toBeVisible();
      await expect(stack.top).toHaveAttribute('href', href);
      await check('match-limit');
      await later.click();
    });

    await test.step('a page that knows of no remaining likes sends no call', async () => {
      await page.reload();
      await expect(likes(0)).toBeVisible();
      await stack.ready();
      await (await like()).click();
      await expect(prompt).toBeVisible();
      await later.click();
      await expect(prompt).toBeHidden();
      await expect(stack.top).toHaveAttribute('href', href);
    });

    await test.step('the last like of a profile is sent, and says so with the prompt', async () => {
      await leaveLikes(member, 1);
      await open(href);
      await page
        .getByRole('button', { name: containing(say('match.like.press', { name })) })
        .click();
      await expect(prompt.getByText(say('match.like.sent', { name }))).toBeVisible();
      await later.click();
      await expect(
        page.getByRole('button', { name: say('match.like.liked', { name }) }),
      ).toHaveAttribute('aria-disabled', 'true');
    });
  },
);
