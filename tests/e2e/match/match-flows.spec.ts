// [core §2 /find shows match when the flow] [core §2 Desktop bar: Match] [core §2 Bottom menu: match]
// [core §4 Match refill] [core §6 Flow 0000] [core §9 Gift popup 500 ms]
import { moveToHomeRegion } from '../fixtures/home-region.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { stackOn } from '../pages/match-stack.ts';

test(
  'a flow of invitations shows the stack in place of the search, and sends invitations from it',
  on('phone', 'lumiere'),
  async ({ visit, app }) => {
    const { page, brand, say, open, join, check } = visit();
    const stack = stackOn(page);
    await moveToHomeRegion(app.databaseUrl, brand, await join('inviter', { flow: '12' }));
    await open('/find');
    await page.waitForURL('**/match');
    await stack.ready();
    const bar = page.getByRole('navigation', { name: say('shell.navigation') });
    await expect(bar.getByRole('link', { name: say('shell.match') })).toBeVisible();
    await expect(bar.getByRole('link', { name: say('shell.find') })).toHaveCount(0);

    const [name, next] = [await stack.name(), await stack.href(1)];
    await stack.button(say('match.actions.invite', { name })).click();
    const modal = page.getByRole('dialog', { name: say('match.invitation.title', { name }) });
    const send = modal.getByRole('button', { name: say('match.invitation.send') });
    await expect(send).toBeDisabled();
    await expect(modal.getByText(say('chat.cost.first', { cost: 1, left: 3 }))).toBeVisible();
    await modal.getByRole('textbox').fill('   ');
    await expect(send).toBeDisabled();
    await modal.getByRole('textbox').fill(newcomers[brand].greeting);
    await check('match-invitation');
    await send.click();
    await expect(modal.getByText(say('match.invitation.received', { name }))).toBeVisible();
    await expect(modal).toBeHidden();
    await expect(stack.top).toHaveAttribute('href', next);
  },
);

test('a flow without match leads to the search', on('desktop', 'bside'), async ({ visit }) => {
  const { page, say, open, join } = visit();
  await join('no-match', { flow: '0000' });
  await open('/match');
  await page.waitForURL('**/find');
  const bar = page.getByRole('navigation', { name: say('shell.navigation') });
  await expect(bar.getByRole('link', { name: say('shell.find') })).toBeVisible();
  await expect(bar.getByRole('link', { name: say('shell.match') })).toHaveCount(0);
});
