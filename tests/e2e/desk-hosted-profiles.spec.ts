import sharp from 'sharp';
import { deskOriginOf, enterDesk, lookAtDesk } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';

test('an admin makes a hosted profile, sees it as members do, changes it and looks back', async ({
  page,
  app,
  otherDevice,
  expectedErrors,
}, info) => {
  test.slow();
  expectedErrors.push(/status of 422/);
  const screen = info.project.name;
  const name = screen === 'phone' ? 'Palmira' : 'Doralice';
  await app.clock.reset();
  await enterDesk(page, app, 'admin');
  const origin = deskOriginOf(app);

  await test.step('all of them are listed', async () => {
    await page.goto(`${origin}/hosted-profiles`);
    const list = page.getByRole('list', { name: 'Hosted profiles' });
    await expect(list.getByRole('listitem')).toHaveCount(40);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(list.getByRole('listitem')).not.toHaveCount(40);
    await lookAtDesk(page, 'desk-hosted-profiles', screen);
  });

  await test.step('a new one says from the first letter that it is hosted', async () => {
    await page.getByRole('link', { name: 'New profile' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Age', { exact: true }).fill('41');
    await page.getByLabel('Country').selectOption('it');
    await page.getByLabel('Dolcevita').check();
    await page.getByLabel('About').fill('Scrivimi al 333 12 34 567');
    await page.getByLabel('Italian').check();
    await expect(page.getByText('Profilo gestito da noi · risponde un operatore o')).toBeVisible();
    await page.getByRole('button', { name: 'Make it' }).click();
    await expect(page.getByText('No numbers that somebody could call.')).toBeVisible();
    await lookAtDesk(page, 'desk-hosted-profile-faults', screen);
    await page.getByLabel('About').fill('Ascolta volentieri e risponde con calma.');
    await page.getByRole('button', { name: 'Make it' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Never changed at the desk.')).toHaveCount(0);
  });

  await test.step('its photo waits for a moderator', async () => {
    const blank = { width: 480, height: 640, channels: 3, background: '#7a3b4c' } as const;
    const buffer = await sharp({ create: blank }).png().toBuffer();
    const file = { name: 'drawn.png', mimeType: 'image/png', buffer };
    await page.getByLabel('Add a photo').setInputFiles(file);
    await expect(page.getByText('Waits for review')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  });

  await test.step('a change is a version, and an earlier one can be said again', async () => {
    await page.getByLabel('Looks for').fill('Parole gentili, la sera.');
    await page.getByLabel('State').selectOption('active');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByText('Changed: looks for, state')).toBeVisible();
    await lookAtDesk(page, 'desk-hosted-profile', screen);
    await page.emulateMedia({ colorScheme: 'dark' });
    await lookAtDesk(page, 'desk-hosted-profile-dark', screen);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Take version 1 into the form' }).click();
    await expect(page.getByLabel('Looks for')).toHaveValue('');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await expect(page.getByText('Version 3', { exact: true }).first()).toBeVisible();
  });

  await test.step('an operator looks and changes nothing', async () => {
    const address = page.url();
    const other = await otherDevice();
    await enterDesk(other, app, 'operator');
    await other.goto(address);
    await expect(other.getByLabel('Looks for')).toBeDisabled();
    await expect(other.getByRole('button', { name: 'Save as a new version' })).toHaveCount(0);
    await other.goto(`${origin}/hosted-profiles/new`);
    await expect(other.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
  });

  await test.step('one that nobody wrote to goes for good', async () => {
    await page.getByRole('button', { name: 'Remove for good' }).click();
    await page.waitForURL(`${origin}/hosted-profiles`);
    await page.getByLabel('Name begins with').fill(name);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('heading', { name: 'No such profile' })).toBeVisible();
  });
});

test('an admin writes a ready answer that keeps to the rules', async ({
  page,
  app,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 422/);
  const screen = info.project.name;
  const title = `Saluto ${screen}`;
  await app.clock.reset();
  await enterDesk(page, app, 'admin');
  await page.goto(`${deskOriginOf(app)}/conversations`);
  await page.getByRole('link', { name: 'Ready answers' }).click();
  await page.getByRole('button', { name: 'New answer' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Words').fill('Ti mando venti euro');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'money' })).toBeVisible();
  await page.getByLabel('Words').fill('Ciao, sono {name}. Come va?');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toBeVisible();
  await lookAtDesk(page, 'desk-ready-answers', screen);
  await row.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Words').fill('Ciao, sono {name}. Che si dice?');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Che si dice?')).toBeVisible();
  await row.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(row).toHaveCount(0);
});
