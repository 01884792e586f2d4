import sharp from 'sharp';
import { holdForReview } from '../fixtures/chat-photo-rows.ts';
import { containing } from '../fixtures/copy.ts';
import { inDatabase } from '../fixtures/database-rows.ts';
import { desk } from '../fixtures/desk-command.ts';
import type { ListedMember } from '../fixtures/listed-member.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { threadOn } from '../pages/thread.ts';

const SEA =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#2a7a8c"/><circle cx="620" cy="220" r="120" fill="#f5c26b"/><rect y="420" width="900" height="180" fill="#e9d8b4"/></svg>';

/** Presses the like button in the open thread, and closes the match dialog if that makes a match. */
async function like({ page, say }: ListedMember, name: string, matches: boolean): Promise<void> {
  await page.getByRole('button', { name: containing(say('match.like.press', { name })) }).click();
  if (!matches) return;
  const moment = page.getByRole('dialog', { name: say('match.moment.title', { name }) });
  await moment.getByRole('button', { name: say('match.moment.goOn') }).click();
  await expect(moment).toBeHidden();
}

/** Chooses a picture in the open thread, which opens the crop dialog. */
async function choosePhoto({ page }: ListedMember): Promise<void> {
  const buffer = await sharp(Buffer.from(SEA)).jpeg().toBuffer();
  await page
    .locator('input[name=avatar]')
    .setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer });
}

test(
  'a photo between two matched members: reviewed by the desk, covered, opened',
  on('phone', 'verbena'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'photo' });
    const { say } = he;
    const [his, hers] = [threadOn(he), threadOn(she)];
    await she.page.clock.install();
    const sendPhoto = he.page
      .locator('button')
      .and(he.page.getByRole('button', { name: say('chat.photo.send'), exact: true }));

    await test.step('before a match neither can send one', async () => {
      await he.open(`/chats/${she.angelId}`);
      await expect(his.field).toBeVisible();
      await expect(sendPhoto).toHaveCount(0);
      await like(he, she.name, false);
      await she.open(`/chats/${he.angelId}`);
      await like(she, he.name, true);
      // The open thread shows the match, and no dialog interrupts the writer.
      await expect(sendPhoto).toBeVisible();
    });

    await test.step('he sends one with a text, and sees that it is being reviewed', async () => {
      await choosePhoto(he);
      await he.page.getByRole('button', { name: say('photos.crop.whole') }).click();
      const panel = he.page.getByRole('dialog', {
        name: say('chat.photo.title', { name: she.name }),
      });
      await panel.getByRole('textbox').fill('The sea at six');
      await panel.getByRole('button', { name: say('chat.photo.confirm') }).click();
      await expect(he.page.getByText(say('chat.photo.waiting.pending'))).toBeVisible();
    });

    await test.step('the desk approves it, and it goes out', async () => {
      const photoId = await holdForReview(app.databaseUrl, he.angelId);
      await expect(hers.said('The sea at six')).toHaveCount(0);
      expect(await desk(app, 'approve-chat-photo', photoId)).toContain(photoId);
      await app.clock.runDue();
      // Until the thread is read again the photo is shown as pending beside its message.
      await expect(he.page.getByText(say('chat.photo.waiting.pending'))).toHaveCount(0);
      await expect(his.said('The sea at six')).toBeVisible();
    });

    await test.step('hers is covered, without a byte of the picture, until she opens it', async () => {
      await hers.receive(
        she.page.getByText(say('chat.photo.covered', { name: he.name }), { exact: true }),
      );
      const picture = she.page.getByRole('img', {
        name: say('chat.photo.peer', { name: he.name }),
      });
      await expect(picture).toHaveCount(0);
      await she.check('chat-photo-covered');
      await she.page
        .getByRole('button', { name: say('chat.photo.open', { name: he.name }), exact: true })
        .click();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
      await she.check('chat-photo-open');
    });
  },
);

test(
  'a photo for a match: cropped, refused, and sent after an appeal',
  on('desktop', 'phare'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'cut' });
    const { say } = he;
    await he.page.emulateMedia({ colorScheme: 'dark' });
    await he.open(`/chats/${she.angelId}`);
    await threadOn(he).send('Ciao!');
    await inDatabase(
      app.databaseUrl,
      `update conversations set matched_at = now()
        where id in (select conversation_id from participants p join profiles f on f.id = p.profile_id
                      where f.public_id = $1)`,
      [she.angelId],
    );
    await he.page.reload();

    await test.step('he chooses the crop', async () => {
      await choosePhoto(he);
      const crop = he.page.getByRole('dialog', { name: say('photos.crop.title') });
      await crop.getByRole('slider').fill('2');
      await he.check('crop');
      await crop.getByRole('button', { name: say('photos.crop.use') }).click();
      const panel = he.page.getByRole('dialog', {
        name: say('chat.photo.title', { name: she.name }),
      });
      await expect(panel.getByRole('img', { name: say('chat.photo.preview') })).toBeVisible();
      await he.check('crop-panel');
      await panel.getByRole('button', { name: say('chat.photo.confirm') }).click();
      await expect(he.page.getByText(say('chat.photo.waiting.pending'))).toBeVisible();
    });

    await test.step('the desk refuses it, and he appeals', async () => {
      const photoId = await holdForReview(app.databaseUrl, he.angelId);
      await desk(app, 'reject-chat-photo', photoId, 'nudity');
      await he.page.reload();
      await expect(he.page.getByText(say('photos.reasons.nudity'))).toBeVisible();
      await he.page.getByRole('button', { name: say('chat.photo.waiting.appeal') }).click();
      const panel = he.page.getByRole('dialog', { name: say('chat.photo.waiting.appealTitle') });
      await panel.getByRole('textbox').fill('There is nothing but the sea');
      await he.check('appeal');
      await panel.getByRole('button', { name: say('photos.appeal.send') }).click();
      await expect(he.page.getByText(say('photos.appeal.waiting'))).toBeVisible();
      await he.check('appeal-waits');
      await desk(app, 'decide-chat-appeal', photoId, 'granted');
      await app.clock.runDue();
    });

    await test.step('it is sent', async () => {
      await she.open(`/chats/${he.angelId}`);
      await expect(
        she.page.getByText(say('chat.photo.covered', { name: he.name }), { exact: true }),
      ).toBeVisible();
    });
  },
);
