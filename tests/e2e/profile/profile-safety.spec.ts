// [core §2 /notifications/] [core §2 /user/{u}] [core §2 Notifications] [core §3 Notification types like]
import { containing } from '../fixtures/copy.ts';
import { callAs } from '../fixtures/call-as.ts';
import { listedMember } from '../fixtures/listed-member.ts';
import { on } from '../fixtures/places.ts';
import { profileOf } from '../fixtures/profile-of.ts';
import { expect, test } from '../fixtures/test.ts';
import { threadOn } from '../pages/thread.ts';
import { blockMember, pickSafety } from '../pages/safety-menu.ts';
import { openSection } from '../steps/open-section.ts';

test(
  'a member is blocked from a card of the search and of the stack, and restored by Undo',
  on('phone', 'dolcevita'),
  async ({ visit }) => {
    const own = visit();
    const { page, say, open, enter } = own;
    const undo = page.getByRole('button', { name: say('safety.undo'), exact: true });
    await enter('free');

    await test.step('a card of the search becomes a note', async () => {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .first();
      await card.scrollIntoViewIfNeeded();
      await blockMember(own, card);
      const note = page.getByText(containing(say('safety.note.text')));
      await expect(note).toBeVisible();
      await undo.click();
      await expect(note).toBeHidden();
    });

    await test.step('a card of the stack is replaced by the next', async () => {
      await open('/match');
      const top = page.locator('[data-depth="0"]').getByRole('heading', { level: 2 });
      const first = await top.innerText();
      await blockMember(own);
      await expect(top).not.toHaveText(first);
      const unblocked = page.waitForResponse('**/api/users/unblock');
      await undo.click();
      expect((await unblocked).status()).toBe(200);
    });
  },
);

test(
  'a reported and blocked profile disappears until it is unblocked; so does its chat',
  on('desktop', 'vermut', 'in every language'),
  async ({ visit, app }) => {
    const own = visit();
    const { page, brand, say, open, join, buy } = own;
    const { angelId, name } = await profileOf(app.databaseUrl, brand, 'anna');
    const unblock = page.getByRole('button', { name: say('safety.unblock.spoken', { name }) });
    await join('reports-and-blocks');
    await buy('pack_50');

    await test.step('a report needs a reason, and for some reasons a text', async () => {
      await open(`/user/${angelId}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await pickSafety(own, 'report');
      const dialog = page.getByRole('dialog');
      const send = dialog.getByRole('button', { name: say('safety.report.send') });
      await send.click();
      await expect(dialog.getByText(say('safety.report.pick'))).toBeVisible();
      await dialog.getByText(say('safety.report.reasons.other'), { exact: true }).click();
      await send.click();
      await expect(dialog.getByText(say('errors.report_details_missing'))).toBeVisible();
      await dialog.getByRole('textbox').fill('…');
      await send.click();
      await expect(dialog.getByText(say('safety.report.doneText'))).toBeVisible();
      await dialog
        .getByRole('button', { name: say('safety.close') })
        .last()
        .click();
    });

    await test.step('the report blocks the profile, until it is unblocked in the list', async () => {
      await expect(
        page.getByText(say('safety.note.title', { name }), { exact: true }),
      ).toBeVisible();
      await open(`/user/${angelId}`);
      await expect(page.getByText(say('profile.gone.title'))).toBeVisible();
      await open('/profile/security#blocked');
      await unblock.click();
      await expect(page.getByText(say('safety.list.empty'))).toBeVisible();
    });

    await test.step('a chat closes, leaves the list, and reopens', async () => {
      await open(`/chats/${angelId}`);
      const thread = threadOn(own);
      await thread.write('One two three');
      await expect(thread.said('One two three')).toBeVisible();
      await blockMember(own);
      await expect(page.getByText(say('chat.closed.blocked', { name }))).toBeVisible();
      await expect(thread.field).toBeHidden();
      await expect(
        page.getByText(say('safety.block.done', { name }), { exact: true }),
      ).toBeHidden();
      await open('/chats');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(
        page.getByRole('main').getByRole('link', { name: containing(name) }),
      ).toHaveCount(0);
      await open(`/chats/${angelId}`);
      await unblock.click();
      await expect(thread.field).toBeVisible();
    });
  },
);

test(
  'visits and likes arrive on the open page, are seen once, and disappear with a block',
  on('desktop', 'phare'),
  async ({ visit, app, otherDevice, expectedErrors }) => {
    const anna = visit();
    const { page, brand, say, open, enter } = anna;
    const theirs = visit({ page: await otherDevice() });
    const known = (login: 'anna' | 'verified') => profileOf(app.databaseUrl, brand, login);
    const [own, visitor] = await Promise.all([known('anna'), known('verified')]);
    const { name } = visitor;
    const row = (kind: 'visit' | 'like') =>
      page.getByText(say(`notifications.row.${kind}`, { name }));
    const tab = (kind: 'visits' | 'likes') =>
      page.getByRole('tab', { name: containing(say(`notifications.tabs.${kind}`)) });

    await test.step('a popup names a visit and leads to the visitor', async () => {
      await enter('anna', '/profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await theirs.enter('verified', `/user/${own.angelId}`);
      await expect(row('visit')).toBeVisible();
      const see = page.getByRole('link', { name: say('notifications.incoming.see'), exact: true });
      await expect(see).toHaveAttribute('href', containing(`/user/${visitor.angelId}`));
    });

    await test.step('a like appears on the open page, and counts as seen on the next visit to it', async () => {
      const seen = () => page.waitForResponse('**/api/log/notification/readed');
      const visitSeen = seen();
      await open('/notifications');
      await visitSeen;
      await tab('visits').click();
      await expect(row('visit')).toBeVisible();
      await tab('likes').click();
      const likeSeen = seen();
      await theirs.page
        .getByRole('button', { name: containing(say('match.like.press', { name: own.name })) })
        .click();
      await expect(row('like')).toBeVisible();
      const mark = page
        .getByRole('listitem')
        .filter({ has: row('like') })
        .getByText(say('notifications.unread'), { exact: true });
      await expect(mark).toHaveCount(1);
      await likeSeen;
      await page.reload();
      await expect(row('like')).toBeVisible();
      await expect(mark).toHaveCount(0);
    });

    await test.step('a picture that fails to load is requested again', async () => {
      expectedErrors.push(/Failed to load resource/);
      await page.route('**/photos/*-card.webp', (route) => route.abort());
      const asked = page.waitForRequest(`**/api/dispenser/${visitor.angelId}/**`);
      await page.reload();
      await asked;
      await expect(page.getByRole('tabpanel').locator('img')).toHaveCount(0);
      await expect(row('like')).toBeVisible();
    });

    await test.step('a block removes both from the open page, without a notice', async () => {
      await blockMember(theirs);
      await expect(row('like')).toBeHidden();
      await expect(row('visit')).toHaveCount(0);
    });
    const { origin } = new URL(anna.url());
    const { angelId } = own;
    await callAs(theirs.page.context(), origin, '/api/users/unblock', { angelId });
  },
);

test(
  'a paused member is missing from all searches, and returns afterwards',
  on('phone', 'capolinea'),
  async ({ visit, app, mail, otherDevice }) => {
    const { databaseUrl } = app;
    const own = await listedMember(
      visit(),
      { databaseUrl, mail },
      { name: 'paused', gender: 'woman' },
    );
    const { page, say, open, angelId } = own;
    const other = visit({ page: await otherDevice() });
    await other.join('looks-for-paused');
    const gone = other.page.getByText(say('profile.gone.title'));
    const searchable = page.getByRole('switch', {
      name: say('account.visibility.searchable.label'),
    });
    const press = async (): Promise<void> => {
      await open('/profile');
      await openSection(page, say('account.visibility.title'));
      const saved = page.waitForResponse('**/api/users/visibility');
      await searchable.click();
      expect((await saved).status()).toBe(200);
    };

    await other.open(`/user/${angelId}`);
    await expect(other.page.getByRole('heading', { level: 1 })).toContainText(own.name);
    await press();
    await expect(page.getByText(say('account.visibility.searchable.off'))).toBeVisible();
    await other.open(`/user/${angelId}`);
    await expect(gone).toBeVisible();

    await open('/profile');
    await expect(page.getByText(say('account.hidden.paused'))).toBeVisible();
    await press();
    await other.open(`/user/${angelId}`);
    await expect(other.page.getByRole('heading', { level: 1 })).toContainText(own.name);
    await expect(gone).toHaveCount(0);
  },
);
