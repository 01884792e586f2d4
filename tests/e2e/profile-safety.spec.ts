import type { Locator, Page } from '@playwright/test';
import type { DemoLogin } from '../../prisma/seed/world/logins.ts';
import { containing } from './copy.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect, test } from './fixtures.ts';
import { openSection } from './open-section.ts';
import { brandNames, onItsScreen } from './places.ts';
import { profileOf } from './profile-of.ts';
import type { Say, Visit } from './visit.ts';

type Running = { readonly databaseUrl: string };

/** Opens the menu on somebody and picks what to do. */
async function pick(page: Page, within: Locator, say: Say, what: 'report' | 'block') {
  await within
    .getByRole('button', { name: containing(say('safety.menu', { name: '' }).trim()) })
    .click();
  await page.getByRole('menuitem', { name: say(`safety.${what}.item`), exact: true }).click();
}

/** Anna enters, and somebody else at another device; answers with the address of her page. */
async function bothEnter(anna: Visit, other: Visit, login: DemoLogin, app: Running) {
  await anna.enter('anna');
  await other.enter(login);
  const { angelId } = await profileOf(app.databaseUrl, anna.brand, 'anna');
  return `/user/${angelId}`;
}

for (const brand of brandNames) {
  test(`report and block wherever somebody is shown, on ${brand}`, async ({ visit, app }) => {
    const { page, say, open, enter, check, picture } = visit(onItsScreen(brand));
    test.setTimeout(150_000);
    await enter('free');
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
      await picture('safety-menu');
      await page.getByRole('menuitem', { name: say('safety.block.item'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('safety-block');
      await page.getByRole('button', { name: say('safety.block.confirm'), exact: true }).click();
      const note = page.getByText(containing(say('safety.note.text')));
      await expect(note).toBeVisible();
      await picture('safety-card-note');
      await page.getByRole('button', { name: say('safety.undo'), exact: true }).click();
      await expect(note).toBeHidden();
    });

    await test.step('a profile is reported and blocked with it; then it is gone', async () => {
      await open(`/user/${anna.angelId}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await check();
      await expectNoOverflow(page);
      await picture('safety-profile');
      await pick(page, page.getByRole('main'), say, 'report');
      const dialog = page.getByRole('dialog');
      const send = dialog.getByRole('button', { name: say('safety.report.send') });
      await send.click();
      await expect(dialog.getByText(say('safety.report.pick'))).toBeVisible();
      await dialog.getByText(say('safety.report.reasons.other'), { exact: true }).click();
      await send.click();
      await expect(dialog.getByText(say('errors.report_words_missing'))).toBeVisible();
      await check();
      await dialog.getByRole('textbox').fill('…');
      await picture('safety-report');
      await send.click();
      await expect(dialog.getByText(say('safety.report.doneText'))).toBeVisible();
      await picture('safety-report-done');
      await dialog
        .getByRole('button', { name: say('safety.close') })
        .last()
        .click();
      await expect(noted).toBeVisible();
      await check('safety-profile-note');
      await open(`/user/${anna.angelId}`);
      await expect(page.getByText(say('profile.gone.title'))).toBeVisible();
    });

    await test.step('the list of the blocked brings back', async () => {
      await open('/profile/security#blocked');
      await expect(unblock).toBeVisible();
      await check();
      await page.locator('#blocked').scrollIntoViewIfNeeded();
      await picture('safety-blocked');
      await unblock.click();
      await expect(page.getByText(say('safety.list.empty'))).toBeVisible();
    });

    await test.step('a chat closes, leaves the list, and opens again', async () => {
      await open(`/chats/${anna.angelId}`);
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
      await check('safety-chat');
      await open('/chats');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(
        page.getByRole('main').getByRole('link', { name: containing(name) }),
      ).toHaveCount(0);
      await open(`/chats/${anna.angelId}`);
      await unblock.click();
      await expect(field).toBeVisible();
    });

    await test.step('a card of the stack makes room for the next', async () => {
      await open('/match');
      const top = page.locator('[data-depth="0"]').getByRole('heading', { level: 2 });
      const first = await top.innerText();
      await pick(page, page.getByRole('main'), say, 'block');
      await page.getByRole('button', { name: say('safety.block.confirm'), exact: true }).click();
      await expect(top).not.toHaveText(first);
      await expect(
        page.getByRole('button', { name: say('safety.undo'), exact: true }),
      ).toBeVisible();
      await check();
    });
  });
}

test('likes and visits come in on the open page and as a popup, and looking marks them seen', async ({
  visit,
  app,
  otherDevice,
  expectedErrors,
}) => {
  const anna = visit({ phone: 'fuego', desktop: 'lumiere' });
  const { page, brand, say, open, check, picture } = anna;
  test.setTimeout(120_000);
  const theirs = visit(brand, await otherDevice());
  const annasPage = await bothEnter(anna, theirs, 'verified', app);
  const other = theirs.page;
  const visitor = await profileOf(app.databaseUrl, brand, 'verified');
  const { name } = visitor;
  const told = (kind: string) => page.getByText(say(`notifications.row.${kind}`, { name }));

  await test.step('a popup tells of a visit and leads to the visitor', async () => {
    await open('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await theirs.open(annasPage);
    await expect(told('visit')).toBeVisible();
    await check('notices-popup');
    const see = page.getByRole('link', { name: say('notifications.incoming.see'), exact: true });
    await expect(see).toHaveAttribute('href', containing(`/user/${visitor.angelId}`));
  });

  await test.step('a like appears on the open page, and the next visit to it finds it seen', async () => {
    await open('/notifications');
    await page.getByRole('tab', { name: containing(say('notifications.tabs.visits')) }).click();
    await expect(told('visit')).toBeVisible();
    await page.getByRole('tab', { name: containing(say('notifications.tabs.likes')) }).click();
    await other
      .getByRole('button', { name: containing(say('match.like.press', { name: 'Anna' })) })
      .click();
    await expect(told('like')).toBeVisible();
    await check();
    await expectNoOverflow(page);
    await picture('notices-page');
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
    await expect(told('visit')).toHaveCount(0);
    await picture('notices-empty');
  });
});

test('a pause takes somebody out of searches, and back', async ({ visit, app, otherDevice }) => {
  const anna = visit({ phone: 'spark', desktop: 'dolcevita' });
  const { page, say, open, check, picture } = anna;
  test.setTimeout(120_000);
  const other = visit(anna.brand, await otherDevice());
  const annasPage = await bothEnter(anna, other, 'vip', app);
  const look = async () => {
    await other.open(annasPage);
    return other.page.getByText(say('profile.gone.title'));
  };
  const found = page.getByRole('switch', { name: say('account.visibility.searchable.label') });
  const openPause = async () => {
    await open('/profile');
    await openSection(page, say('account.visibility.title'));
  };

  await openPause();
  await check();
  await found.click();
  await expect(page.getByText(say('account.visibility.searchable.off'))).toBeVisible();
  await picture('pause');
  await expect(async () => {
    await expect(await look()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await openPause();
  await expect(found).not.toBeChecked();
  await expect(page.getByText(say('account.hidden.paused'))).toBeVisible();
  await check();
  await found.click();
  await expect(async () => {
    await expect(await look()).toBeHidden({ timeout: 1_000 });
  }).toPass();
});
