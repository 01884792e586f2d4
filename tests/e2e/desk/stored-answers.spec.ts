import { deskOriginOf, enterDesk } from '../steps/desk.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'canned replies of hosted profiles and of customer care are written, changed and deleted',
  on('phone'),
  async ({ page, app, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
    await app.clock.reset();

    await test.step('a canned reply must follow the rules of hosted profiles', async () => {
      const title = 'Saluto della sera';
      await enterDesk(page, app, 'admin', '/conversations');
      await page.getByRole('link', { name: 'Canned replies' }).click();
      await page.getByRole('button', { name: 'New reply' }).click();
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Text').fill('Ti mando venti euro');
      await save.click();
      await expect(page.getByRole('alert').filter({ hasText: 'money' })).toBeVisible();
      await page.getByLabel('Text').fill('Ciao, sono {name}. Come va?');
      await save.click();
      const row = page.getByRole('listitem').filter({ hasText: title });
      await expect(row).toBeVisible();
      await row.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Text').fill('Ciao, sono {name}. Che si dice?');
      await save.click();
      await expect(row.getByText('Che si dice?')).toBeVisible();
      await row.getByRole('button', { name: `Delete ${title}` }).click();
      await expect(row).toHaveCount(0);
    });

    await test.step('a canned reply is written in a language of a brand', async () => {
      const title = 'Bonne soirée';
      await page.goto(`${deskOriginOf(app)}/tickets/answers?brand=lumiere&language=fr`);
      await page.getByRole('button', { name: 'New reply' }).click();
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Text in French').fill('Bonne soirée {name} !');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: `Edit ${title}` }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: `Delete ${title}` }).click();
      await expect(page.getByText(title)).toHaveCount(0);
    });
  },
);
