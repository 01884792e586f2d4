import { checkState } from '../fixtures/check-screen.ts';
import { drawnPhoto } from '../fixtures/drawn-photo.ts';
import { on } from '../fixtures/places.ts';
import { takePicture } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { pdfOf } from '../../factories/pdf.ts';
import { enterDesk } from '../steps/desk.ts';

test(
  'a member attaches a picture to a message; care opens it and answers with a PDF',
  on('phone', 'dolcevita'),
  async ({ page, app, visit, mail, otherDevice, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    const writer = visit({ page: await otherDevice() });
    const files = (key: string, name = '') => writer.say(`care.files.${key}`, { name });
    await app.clock.reset();
    const email = await writer.join('attaches');
    const main = writer.page.getByRole('main');
    let reference = '';

    await test.step('the member attaches a picture, but no page', async () => {
      await writer.open('/contactUs');
      const send = main.getByRole('button', {
        name: writer.say('care.contact.send'),
        exact: true,
      });
      await expect(send).toBeEnabled();
      const chooser = main.getByLabel(files('label'), { exact: true });
      const html = Buffer.from('<script>1</script>');
      await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: html });
      await expect(main.getByText(writer.say('errors.file_type_refused'))).toBeVisible();
      const buffer = await drawnPhoto('#3a7');
      await chooser.setInputFiles({ name: 'schermata.jpg', mimeType: 'image/jpeg', buffer });
      await expect(
        main.getByRole('button', { name: files('remove', 'schermata.jpg') }),
      ).toBeVisible();
      await writer.check('contact-files');
      await main.getByLabel(writer.say('care.contact.text'), { exact: true }).fill('Ecco');
      await send.click();
      const shown = main.locator('[data-contact-reference]');
      await expect(shown).toHaveText(/-/);
      reference = await shown.innerText();
    });

    await test.step('care shows the blurred picture and opens it', async () => {
      await enterDesk(page, app, 'care', `/tickets/${reference}`);
      const thread = page.getByRole('article', { name: /^Ticket / });
      const thumb = thread.getByRole('button', { name: 'Open schermata.jpg' });
      await expect(thumb.locator('img')).toBeVisible();
      await expect(thread.locator('[data-blurred] img')).toHaveCount(1);
      await takePicture(page, 'ticket-files-blurred');
      await checkState(page);
      await thread.getByRole('button', { name: 'Show pictures' }).click();
      await expect(thread.locator('[data-blurred] img')).toHaveCount(0);
      await thumb.click();
      const dialog = page.getByRole('dialog', { name: 'schermata.jpg' });
      const whole = dialog.getByRole('img', { name: 'schermata.jpg' });
      await expect
        .poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1_500);
      await checkState(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('care answers with a PDF', async () => {
      const reply = page.getByRole('region', { name: 'Reply' });
      const buffer = pdfOf('modulo');
      await reply
        .getByLabel('Attach files')
        .setInputFiles({ name: 'modulo.pdf', mimeType: 'application/pdf', buffer });
      await expect(reply.getByRole('button', { name: 'Remove modulo.pdf' })).toBeVisible();
      await takePicture(page, 'ticket-files-reply', true);
      await reply.getByLabel(/^Reply in /).fill('Ecco il modulo');
      await checkState(page);
      await reply.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(reply.getByText('Reply sent.')).toBeVisible();
      expect((await mail.waitFor(email, /^Re:/)).text).toContain('Ecco il modulo');
    });

    await test.step('the member sees both, and downloads the PDF', async () => {
      await writer.open(`/profile/tickets/${reference}`);
      const picture = main.getByRole('link', { name: files('open', 'schermata.jpg') });
      await expect
        .poll(() =>
          picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await writer.check('ticket-files');
      const download = writer.page.waitForEvent('download');
      await main.getByRole('link', { name: files('download', 'modulo.pdf') }).click();
      expect((await download).suggestedFilename()).toBe('modulo.pdf');
    });
  },
);
