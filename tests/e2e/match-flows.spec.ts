import { expect, test } from './fixtures.ts';
import { enterMatch, stackOn } from './match-steps.ts';
import { moveToFlow } from './move-to-flow.ts';
import { newcomers } from './places.ts';

test('a woman who seeks men has the search in its place, and the stack all the same', async ({
  visit,
}) => {
  const own = visit({ phone: 'lumiere', desktop: 'spark' });
  const { page, say, check } = own;
  const stack = await enterMatch(own, 'anna');
  const bar = page.getByRole('navigation', { name: say('shell.navigation') });
  await expect(bar.getByRole('link', { name: say('shell.find') })).toBeVisible();
  await expect(bar.getByRole('link', { name: say('shell.match') })).toHaveCount(0);
  await check();
  const name = await stack.name();
  await stack.choosing(() => stack.button(say('match.actions.dislike', { name })).click());
  await stack.button(say('match.actions.undo')).click();
  await expect(stack.said(say('match.said.undone', { name }))).toBeAttached();
});

test('a flow of invitations has the stack for a search, and invites from it', async ({
  visit,
  app,
}) => {
  const { page, brand, say, open, enter, check, picture } = visit({
    phone: 'lumiere',
    desktop: 'fuego',
  });
  const stack = stackOn(page);
  await moveToFlow(app.databaseUrl, brand, 'verified', '12');
  await enter('verified', '**/match');
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
  await expect(modal.getByText(/1/)).toBeVisible();
  await modal.getByRole('textbox').fill('   ');
  await expect(send).toBeDisabled();
  await modal.getByRole('textbox').fill(newcomers[brand].greeting);
  await check('match-invitation');
  await send.click();
  await expect(modal.getByText(say('match.invitation.received', { name }))).toBeVisible();
  await picture('match-invited');
  await expect(modal).toBeHidden();
  await expect(stack.top).toHaveAttribute('href', next);
  await moveToFlow(app.databaseUrl, brand, 'verified', '7');
});

test('a flow without match leads to the search', async ({ visit, app }) => {
  const { page, brand, say, open, enter } = visit({ phone: 'dolcevita', desktop: 'spark' });
  await moveToFlow(app.databaseUrl, brand, 'verified', '0000');
  await enter('verified');
  await open('/match');
  await page.waitForURL('**/find');
  const bar = page.getByRole('navigation', { name: say('shell.navigation') });
  await expect(bar.getByRole('link', { name: say('shell.find') })).toBeVisible();
  await expect(bar.getByRole('link', { name: say('shell.match') })).toHaveCount(0);
  await moveToFlow(app.databaseUrl, brand, 'verified', '7');
});
