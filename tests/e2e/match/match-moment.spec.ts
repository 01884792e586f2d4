import { containing } from '../fixtures/copy.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { idIn, openStack } from '../pages/match-stack.ts';
import { listOn, threadOn } from '../pages/thread.ts';

test(
  'two likes are a match: each of the two sees the match dialog, once',
  on('desktop', 'verbena'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'moment', flow: '7' });
    const { page, say } = he;
    const momentWith = (whose: typeof she, name: string) =>
      whose.page.getByRole('dialog', { name: say('match.moment.title', { name }) });

    await test.step('he likes her on her profile, and goes elsewhere', async () => {
      await he.open(`/user/${she.angelId}`);
      const press = page.getByRole('button', {
        name: containing(say('match.like.press', { name: she.name })),
      });
      await expect(press).toHaveText(containing(say('match.like.short')));
      // A paying member's likes show no price.
      await expect(press.locator('span span')).toHaveCount(0);
      await press.click();
      await expect(
        page.getByRole('status').filter({ hasText: say('match.like.sent', { name: she.name }) }),
      ).toBeVisible();
      await he.open('/profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('she likes him on the stack, and sees the dialog at once', async () => {
      const stack = await openStack(she);
      while (idIn(await stack.href()) !== he.angelId) {
        await stack.choosing(() => she.page.keyboard.press('ArrowLeft'));
      }
      await she.page.keyboard.press('ArrowRight');
      const hers = momentWith(she, he.name);
      await expect(hers).toBeVisible();
      await hers.getByRole('button', { name: say('match.moment.goOn') }).click();
      await expect(hers).toBeHidden();
      await she.page.reload();
      await stack.ready();
      await expect(hers).toBeHidden();
    });

    await test.step('his dialog opens on his current page, and leads to the chat', async () => {
      const his = momentWith(he, she.name);
      await expect(his).toBeVisible();
      await he.check('match-moment');
      await his.getByRole('link', { name: say('match.moment.write') }).click();
      await page.waitForURL(`**/chats/${she.angelId}`);
    });

    await test.step('both are above the chats of the other until the first message', async () => {
      await she.open('/chats');
      await expect(listOn(he).match(she.angelId)).toHaveAttribute('aria-current', 'page');
      const hers = listOn(she);
      await expect(hers.match(he.angelId)).toHaveAccessibleName(he.name);
      await expect(hers.row(he.angelId)).toHaveCount(0);
      await she.check('new-matches');
      await hers.match(he.angelId).press('Enter');
      await she.page.waitForURL(`**/chats/${he.angelId}`);
      await threadOn(he).send('Who likes granita?');
      for (const [list, angelId] of [
        [listOn(he), she.angelId],
        [hers, he.angelId],
      ] as const) {
        await expect(list.row(angelId)).toContainText('Who likes granita?');
        await expect(list.match(angelId)).toHaveCount(0);
      }
    });
  },
);
