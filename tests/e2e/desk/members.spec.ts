// [core §6 Customer care reactivates]
import type { Page } from '@playwright/test';
import { enterDesk } from '../steps/desk.ts';
import { checkState } from '../fixtures/check-screen.ts';
import { on } from '../fixtures/places.ts';
import { profileByEmail } from '../fixtures/profile-of.ts';
import { expect, test } from '../fixtures/test.ts';

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
const events = (page: Page) => page.getByRole('list', { name: 'Events' });

test(
  'care finds a member for a purpose, reads each part, and grants credits once',
  on('desktop', 'dolcevita'),
  async ({ page, app, visit, otherDevice }) => {
    await app.clock.reset();
    const member = visit({ page: await otherDevice() });
    const email = await member.join('found-by-care');
    const dialog = page.getByRole('dialog');
    await enterDesk(page, app, 'care', '/members');

    await test.step('finds by the beginning of the address, with a purpose', async () => {
      const searchField = page.getByLabel('Email, ID, order, reference or number');
      const find = page.getByRole('main').getByRole('button', { name: 'Search' });
      await searchField.fill('nobody-is-called-so');
      await find.click();
      await page.getByLabel('Other reason').fill('A letter without a name');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('No members found')).toBeVisible();
      await searchField.fill(email.slice(0, -4));
      await find.click();
      await page.getByRole('button', { name: 'Member request' }).click();
      const found = page.getByRole('region', { name: 'Search results' }).getByRole('link');
      await found.filter({ hasText: email }).click();
      // The purpose given before also applies to the member opened from here.
      await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    });

    await test.step('the timeline filters by kind, and back restores it', async () => {
      await part(page, 'Timeline').click();
      await expect(events(page).getByText('Signed up')).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Event types' })
        .getByRole('link', { name: 'Consents' })
        .click();
      await expect(events(page).getByText('Consent given').first()).toBeVisible();
      await expect(events(page).getByText('Signed up')).toBeHidden();
      await page.goBack();
      await expect(events(page).getByText('Signed up')).toBeVisible();
    });

    await test.step('credits are granted once, for a reason and within the limit', async () => {
      await part(page, 'Credits').click();
      await page.getByRole('button', { name: 'Grant credits' }).click();
      await dialog.getByLabel('Amount').fill('101');
      await expect(dialog.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await dialog.getByLabel('Amount').fill('12');
      await dialog.getByLabel('Reason').fill('A message was lost.');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await checkState(page);
      await dialog.getByRole('button', { name: 'Grant 12' }).click();
      await expect(dialog).toBeHidden();
      const entries = page.getByRole('region', { name: 'Entries' });
      await expect(entries.getByText('goodwill')).toHaveCount(1);
      await expect(entries.getByText('+12', { exact: true })).toBeVisible();
    });

    await test.step('mails and notes', async () => {
      await part(page, 'Emails').click();
      await expect(page.getByRole('region', { name: 'Emails sent' })).toBeVisible();
      await part(page, 'Moderation').click();
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByLabel('Note', { exact: true }).fill('Wrote twice about the same charge.');
      await page.getByRole('button', { name: 'Save note' }).click();
      await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Wrote twice');
    });

    await test.step('a copy is made, and an erasure requested and cancelled', async () => {
      await part(page, 'Privacy').click();
      await page.getByRole('button', { name: 'Create export' }).click();
      await dialog.getByRole('button', { name: 'Create export' }).click();
      await expect(page.getByRole('region', { name: 'Exports', exact: true })).toContainText(
        'staff',
      );
      await page.getByRole('button', { name: 'Erase account' }).click();
      await dialog.getByRole('button', { name: 'Erase account' }).click();
      await expect(page.getByText('permanent erasure on')).toBeVisible();
      await page.getByRole('button', { name: 'Keep account' }).click();
      await dialog.getByRole('button', { name: 'Keep account' }).click();
      await expect(page.getByRole('button', { name: 'Erase account' })).toBeVisible();
    });
  },
);

test(
  'care warns a member, who sees it at once, and closes and reopens the account',
  on('phone', 'lumiere'),
  async ({ page, app, visit, otherDevice, mail, expectedErrors }) => {
    // Closing the account ends the member's session.
    expectedErrors.push(/status of 40[19]/);
    await app.clock.reset();
    const member = visit({ page: await otherDevice() });
    const email = await member.join('warned');
    const { trackerId } = await profileByEmail(app.databaseUrl, member.brand, email);
    const dialog = page.getByRole('dialog');
    const decided = page.getByRole('list', { name: 'Past decisions' });
    await member.open('/profile');
    await expect(member.page.getByRole('heading', { level: 1 })).toBeVisible();
    await enterDesk(page, app, 'care', `/members/${trackerId}`);
    await page.getByRole('button', { name: 'Member request' }).click();

    await test.step('a warning is mailed with its reason', async () => {
      await part(page, 'Moderation').click();
      await page.getByRole('button', { name: 'Warn', exact: true }).click();
      await dialog.getByLabel('Reason').selectOption('harassment');
      await dialog.getByLabel('Details').fill('Cinquanta messaggi in un’ora.');
      await dialog.getByRole('button', { name: 'Send warning' }).click();
      await expect(decided).toContainText('Warned');
      await expect(async () => {
        const { text } = await mail.waitFor(email);
        expect(text).toContain('Cinquanta messaggi');
      }).toPass();
    });

    await test.step('it is shown on the member’s open page until it is read', async () => {
      const warning = (key: string) => member.say(`popups.warning.${key}`);
      const shown = member.page.getByRole('dialog', { name: warning('title') });
      await expect(shown).toContainText('Cinquanta messaggi');
      await expect(shown).toContainText(warning('why.harassment'));
      await member.check('member-warning');
      await shown.getByRole('button', { name: warning('read') }).click();
      await expect(shown).toBeHidden();
      await member.open('/profile/tickets');
      await expect(member.page.getByRole('heading', { name: warning('list') })).toBeVisible();
      await expect(member.page.getByText('Cinquanta messaggi')).toBeVisible();
      await expect(shown).toHaveCount(0);
      await member.check('member-warnings');
      await page.reload();
      await expect(decided).toContainText(', read ');
    });

    await test.step('all sessions end', async () => {
      await part(page, 'Sessions').click();
      await page.getByRole('button', { name: 'Log out everywhere' }).click();
      await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
      await expect(page.getByRole('list', { name: 'Sessions' }).getByText('live')).toHaveCount(0);
    });

    await test.step('the account is closed, and reopened', async () => {
      await part(page, 'Moderation').click();
      await page.getByRole('button', { name: 'Close account' }).click();
      await dialog.getByLabel('Reason').selectOption('scam');
      await dialog.getByRole('button', { name: 'Close account' }).click();
      await expect(page.getByText('closed by staff')).toBeVisible();
      await page.getByRole('button', { name: 'Reopen account' }).click();
      await dialog.getByLabel('Reason').selectOption('mistake');
      await dialog.getByRole('button', { name: 'Reopen account' }).click();
      await expect(page.getByText('closed by staff')).toBeHidden();
      await expect(decided).toContainText('Account reopened');
    });

    await test.step('a moderator sees the decisions, but neither the address nor the rights', async () => {
      const moderator = await otherDevice();
      await enterDesk(moderator, app, 'moderator', `/members/${trackerId}?tab=timeline`);
      await moderator.getByRole('button', { name: 'Report' }).click();
      await expect(events(moderator)).toContainText('Warned');
      await expect(moderator.getByText(email)).toHaveCount(0);
      await expect(moderator.getByRole('link', { name: 'Privacy' })).toHaveCount(0);
      await checkState(moderator);
    });
  },
);
