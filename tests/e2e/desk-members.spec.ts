import { enterDesk, lookAtDesk } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';

test('care finds somebody, sees all about them, warns, closes, opens again and lets them go', async ({
  page,
  app,
  visit,
  otherDevice,
  mail,
  expectedErrors,
}, info) => {
  const screen = info.project.name;
  expectedErrors.push(/status of 40[19]/);
  const member = visit({ phone: 'lumiere', desktop: 'dolcevita' }, await otherDevice());
  const email = await member.join('cared');
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await enterDesk(page, app, 'care');

  await test.step('by how the address begins, with a purpose', async () => {
    await page.getByRole('link', { name: 'Members' }).first().click();
    const words = page.getByLabel('Address, id, order, reference or number');
    await words.fill('nobody-is-called-so');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByLabel('Or in your words').fill('Looking around');
    await lookAtDesk(page, 'desk-members-why', screen);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('Nobody. Look at the spelling')).toBeVisible();
    await words.fill(email.slice(0, -4));
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'A letter of the person' }).click();
    const found = page.getByRole('region', { name: 'Found' }).getByRole('link');
    await expect(found.filter({ hasText: email })).toBeVisible();
    await lookAtDesk(page, 'desk-members', screen);
    await found.filter({ hasText: email }).click();
    // Why was said already: it goes along to whoever is opened from here.
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    await lookAtDesk(page, 'desk-member', screen);
  });

  await test.step('each part, and back to the last one', async () => {
    await part('Timeline').click();
    const events = page.getByRole('list', { name: 'Events' });
    await expect(events.getByText('Signed up')).toBeVisible();
    await lookAtDesk(page, 'desk-member-timeline', screen);
    await page
      .getByRole('navigation', { name: 'Kinds of events' })
      .getByRole('link', { name: 'Consents' })
      .click();
    await expect(events.getByText('Agreed').first()).toBeVisible();
    await expect(events.getByText('Signed up')).toBeHidden();
    await page.goBack();
    await expect(events.getByText('Signed up')).toBeVisible();
    await part('Credits').click();
    await expect(page.getByRole('region', { name: 'Entries' })).toBeVisible();
    await lookAtDesk(page, 'desk-member-credits', screen);
  });

  await test.step('credits, given once for a reason', async () => {
    await member.open('/profile');
    await page.getByRole('button', { name: 'Give credits' }).click();
    await dialog.getByLabel('How many').fill('101');
    await expect(dialog.getByText('A whole number from 1 to 100.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await dialog.getByLabel('How many').fill('12');
    await dialog.getByLabel('Reason').fill('A message was lost.');
    await lookAtDesk(page, 'desk-member-give', screen);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await lookAtDesk(page, 'desk-member-give-sure', screen);
    await dialog.getByRole('button', { name: 'Give 12' }).click();
    await expect(dialog).toBeHidden();
    const entries = page.getByRole('region', { name: 'Entries' });
    await expect(entries.getByText('goodwill')).toHaveCount(1);
    await expect(entries.getByText('+12', { exact: true })).toBeVisible();
    await part('Mails').click();
    await expect(page.getByRole('region', { name: 'Mails sent' })).toBeVisible();
    await lookAtDesk(page, 'desk-member-mails', screen);
  });

  await test.step('a note, and a warning that is told', async () => {
    await part('Standing').click();
    await page.getByRole('button', { name: 'Write a note' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Wrote twice about the same charge.');
    await page.getByRole('button', { name: 'Keep the note' }).click();
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Wrote twice');
    await page.getByRole('button', { name: 'Warn', exact: true }).click();
    await dialog.getByLabel('Reason').selectOption('harassment');
    await dialog.getByLabel('What exactly').fill('Cinquanta messaggi in un’ora.');
    await lookAtDesk(page, 'desk-member-warn', screen);
    await dialog.getByRole('button', { name: 'Send the warning' }).click();
    await expect(page.getByRole('list', { name: 'Decided before' })).toContainText('Warned');
    await expect(async () => {
      const { text } = await mail.waitFor(email);
      expect(text).toContain('Cinquanta messaggi');
    }).toPass({ timeout: 20_000 });
    await lookAtDesk(page, 'desk-member-standing', screen);
  });

  await test.step('which stands on their page at once, until they have read it', async () => {
    const warning = (key: string) => member.say(`popups.warning.${key}`);
    const told = member.page.getByRole('dialog', { name: warning('title') });
    await expect(told).toContainText('Cinquanta messaggi');
    await expect(told).toContainText(warning('why.harassment'));
    await member.check('member-warning');
    await told.getByRole('button', { name: warning('read') }).click();
    await expect(told).toBeHidden();
    await member.open('/profile/letters');
    await expect(member.page.getByRole('heading', { name: warning('list') })).toBeVisible();
    await expect(member.page.getByText('Cinquanta messaggi')).toBeVisible();
    await expect(told).toHaveCount(0);
    await member.check('member-warnings');
    await page.reload();
    await expect(page.getByRole('list', { name: 'Decided before' })).toContainText('read by them');
  });

  await test.step('out everywhere, closed, and open again', async () => {
    await part('Sessions').click();
    await lookAtDesk(page, 'desk-member-sessions', screen);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByRole('list', { name: 'Sessions' }).getByText('live')).toHaveCount(0);
    await part('Standing').click();
    await page.getByRole('button', { name: 'Close the account' }).click();
    await dialog.getByLabel('Reason').selectOption('scam');
    await dialog.getByRole('button', { name: 'Close the account' }).click();
    await expect(page.getByText('closed by the staff')).toBeVisible();
    await page.getByRole('button', { name: 'Open the account again' }).click();
    await dialog.getByLabel('Reason').selectOption('mistake');
    await dialog.getByRole('button', { name: 'Open the account' }).click();
    await expect(page.getByText('closed by the staff')).toBeHidden();
    await expect(page.getByRole('list', { name: 'Decided before' })).toContainText(
      'Account opened again',
    );
  });

  await test.step('the wish to be erased, and staying after all', async () => {
    await part('Rights').click();
    await page.getByRole('button', { name: 'Make a copy' }).click();
    await dialog.getByRole('button', { name: 'Make the copy' }).click();
    await expect(page.getByRole('region', { name: 'Copies made' })).toContainText('staff');
    await page.getByRole('button', { name: 'Erase the account' }).click();
    await lookAtDesk(page, 'desk-member-erase', screen);
    await dialog.getByRole('button', { name: 'Begin the erasure' }).click();
    await expect(page.getByText('unless they stay after all')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await lookAtDesk(page, 'desk-member-rights-dark', screen);
    await page.getByRole('button', { name: 'They stay' }).click();
    await dialog.getByRole('button', { name: 'Take the wish back' }).click();
    await expect(page.getByRole('button', { name: 'Erase the account' })).toBeVisible();
    await part('Timeline').click();
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('Warned');
    await lookAtDesk(page, 'desk-member-timeline-dark', screen);
  });

  await test.step('moderation has the same file with less in it', async () => {
    const at = page.url();
    await page.emulateMedia({ colorScheme: 'light' });
    const moderator = await otherDevice();
    await enterDesk(moderator, app, 'moderator');
    await moderator.goto(at);
    await moderator.getByRole('button', { name: 'A report' }).click();
    await expect(moderator.getByRole('list', { name: 'Events' })).toContainText('Warned');
    await expect(moderator.getByText(email)).toHaveCount(0);
    await expect(moderator.getByRole('link', { name: 'Rights' })).toHaveCount(0);
    await lookAtDesk(moderator, 'desk-member-moderator', screen);
  });
});
