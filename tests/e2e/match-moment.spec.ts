import { containing } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { enterMatch, idIn } from './match-steps.ts';
import { profileOf } from './profile-of.ts';

test('two likes meet: both have their moment, once', async ({ visit, app, otherDevice }) => {
  const own = visit({ phone: 'dolcevita', desktop: 'fuego' });
  const { page, brand, say, open, check } = own;
  const stack = await enterMatch(own, 'vip');
  const { angelId: his } = await profileOf(app.databaseUrl, brand, 'vip');
  const { angelId: hers, name: herName } = await profileOf(app.databaseUrl, brand, 'anna');
  await open(`/user/${hers}`);
  await page
    .getByRole('button', { name: containing(say('match.like.press', { name: herName })) })
    .click();
  await expect(stack.said(say('match.like.sent', { name: herName }))).toBeVisible();
  await open('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const her = await otherDevice();
  const herStack = await enterMatch(visit(brand, her), 'anna');
  while (idIn(await herStack.href()) !== his) {
    await herStack.choosing(() => her.keyboard.press('ArrowLeft'));
  }
  const name = await herStack.name();
  await her.keyboard.press('ArrowRight');
  const hersNow = her.getByRole('dialog', { name: say('match.moment.title', { name }) });
  await expect(hersNow).toBeVisible();
  await hersNow.getByRole('button', { name: say('match.moment.goOn') }).click();
  await expect(hersNow).toBeHidden();

  const hisNow = page.getByRole('dialog', { name: say('match.moment.title', { name: herName }) });
  await expect(hisNow).toBeVisible();
  await expect(hisNow.getByRole('link', { name: say('match.moment.write') })).toBeVisible();
  await check('match-moment');
  await hisNow.getByRole('link', { name: say('match.moment.write') }).click();
  await page.waitForURL(`**/chats/${hers}`);
});
