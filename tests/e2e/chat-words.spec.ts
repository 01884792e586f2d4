import sharp from 'sharp';
import { threadOn } from './chat-steps.ts';
import { desk } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { buyFromPage } from './fresh-member.ts';
import { inDatabase } from './member-rows.ts';
import { twoListed } from './two-listed.ts';
import type { Visit } from './visit.ts';

test.describe.configure({ timeout: 240_000 });

/** Both looks of what is open, each looked over for who could not use it. */
async function bothLooks({ page, check }: Visit, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await check(`${name}-${colorScheme}`);
  }
}

test('words are read before they go out and before one leaves by them, and never swallowed', async ({
  visit,
  app,
  mail,
  otherDevice,
}) => {
  const place = visit({ phone: 'spark', desktop: 'lumiere' });
  const { say } = place;
  const other = visit(place.brand, await otherDevice());
  const world = { databaseUrl: app.databaseUrl, mail };
  const [he, she] = await twoListed(place, other, { world, name: 'words', pay: false });
  const [his, hers] = [threadOn(he), threadOn(she)];
  await buyFromPage(she.page, 'pack_50');
  const hint = (key: string, more = {}) =>
    he.page.getByText(say(`chat.hints.${key}`, { name: she.name, ...more }));
  const press = (key: 'send' | 'sendAnyway') =>
    he.page.getByRole('button', { name: say(`chat.composer.${key}`), exact: true }).click();

  await test.step('a number: the way to the card check stands there, the second press sends', async () => {
    await he.open(`/chats/${she.angelId}`);
    await his.field.fill('Call me on 333 1234567');
    await expect(hint('phone')).toBeVisible();
    await expect(hint('again')).toHaveCount(0);
    await press('send');
    await expect(hint('again')).toBeVisible();
    await expect(his.said('Call me on •••')).toHaveCount(0);
    await bothLooks(he, 'words-number');
    await press('sendAnyway');
    await expect(his.said('Call me on •••')).toBeVisible();
  });

  await buyFromPage(he.page, 'pack_50');
  await he.open(`/chats/${she.angelId}`);
  await she.open(`/chats/${he.angelId}`);

  await test.step('another language, and what can hurt', async () => {
    await hers.write('Ciao, come stai? Io sono a casa con mia sorella.');
    await expect(his.said('Ciao, come stai? Io sono a casa con mia sorella.')).toBeVisible();
    await his.field.fill('What are you doing this evening, you bitch? bit.ly/x');
    await expect(hint('offensive')).toBeVisible();
    await bothLooks(he, 'words-tone');
    await his.field.fill('What are you doing with your sister this evening?');
    await expect(he.page.getByText(/italien|italiano|Italian/)).toBeVisible();
    await bothLooks(he, 'words-language');
    await press('send');
    await expect(hers.said('What are you doing with your sister this evening?')).toBeVisible();
  });

  await test.step('a link says where it leads, and opens where nobody learns from whom', async () => {
    await his.write('Look: www.Example.com/sea?from=me!');
    await she.page.getByRole('button', { name: 'www.Example.com/sea?from=me' }).click();
    const leaving = she.page.getByRole('dialog', { name: say('chat.openLink.title') });
    await expect(leaving.getByText('www.example.com', { exact: true })).toBeVisible();
    const open = leaving.getByRole('link', { name: say('chat.openLink.open') });
    await expect(open).toHaveAttribute('href', 'https://www.example.com/sea?from=me');
    await expect(open).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(open).toHaveAttribute('target', '_blank');
    await bothLooks(she, 'link');
    await leaving
      .getByRole('button', { name: say('chat.openLink.stay') })
      .last()
      .click();
    await expect(leaving).toBeHidden();
  });

  await test.step('one that passes for another is warned of first, in its real letters', async () => {
    await his.write('My photos: https://раypal.com/anna');
    await expect(she.page.getByText(say('chat.warning.risky_link'))).toBeVisible();
    await bothLooks(she, 'bubbles');
    await she.page.getByRole('button', { name: 'https://раypal.com/anna' }).click();
    const warned = she.page.getByRole('dialog', { name: say('chat.openLink.riskyTitle') });
    await expect(warned.getByText('xn--ypal-43d9g.com', { exact: true })).toBeVisible();
    await expect(warned.getByText(say('chat.openLink.letters'))).toBeVisible();
    await bothLooks(she, 'link-risky');
    await she.page.keyboard.press('Escape');
    await expect(warned).toBeHidden();
  });
});

test('a photo for a match: cut, refused, and let out after a second look', async ({
  visit,
  app,
  mail,
  otherDevice,
}) => {
  const place = visit({ phone: 'dolcevita', desktop: 'fuego' });
  const { say } = place;
  const [he, she] = await twoListed(place, visit(place.brand, await otherDevice()), {
    world: { databaseUrl: app.databaseUrl, mail },
    name: 'cut',
  });
  await he.open(`/chats/${she.angelId}`);
  await threadOn(he).write('Ciao!');
  await expect(threadOn(he).state('sent')).toBeVisible();
  await inDatabase(
    app.databaseUrl,
    `update conversations set matched_at = now()
      where id in (select conversation_id from participants p join profiles f on f.id = p.profile_id
                    where f.public_id = $1)`,
    [she.angelId],
  );
  await he.open(`/chats/${she.angelId}`);

  await test.step('he chooses which part of it goes out', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#2a7a8c"/><circle cx="820" cy="300" r="160" fill="#f5c26b"/><rect y="560" width="1200" height="240" fill="#e9d8b4"/></svg>';
    const buffer = await sharp(Buffer.from(svg)).jpeg().toBuffer();
    const file = { name: 'sea.jpg', mimeType: 'image/jpeg', buffer };
    await he.page.locator('input[name=avatar]').setInputFiles(file);
    const crop = he.page.getByRole('dialog', { name: say('photos.crop.title') });
    await crop.getByRole('slider').fill('2');
    await bothLooks(he, 'crop');
    await crop.getByRole('button', { name: say('photos.crop.use') }).click();
    const panel = he.page.getByRole('dialog', {
      name: say('chat.photo.title', { name: she.name }),
    });
    await expect(panel.getByRole('img', { name: say('chat.photo.preview') })).toBeVisible();
    await bothLooks(he, 'crop-panel');
    await panel.getByRole('button', { name: say('chat.photo.confirm') }).click();
    await expect(he.page.getByText(say('chat.photo.waiting.pending'))).toBeVisible();
  });

  await test.step('the desk refuses it, he asks for a second look', async () => {
    await inDatabase(
      app.databaseUrl,
      "update chat_photos set due_at = now() + interval '1 day'",
      [],
    );
    const waiting = await desk(app, 'chat-photos-waiting');
    const [, photoId = ''] = /"id":"([\da-f-]{36})"/.exec(waiting) ?? [];
    await desk(app, 'reject-chat-photo', photoId, 'nudity');
    await he.page.reload();
    await expect(he.page.getByText(say('photos.reasons.nudity'))).toBeVisible();
    await he.page.getByRole('button', { name: say('chat.photo.waiting.appeal') }).click();
    const panel = he.page.getByRole('dialog', { name: say('chat.photo.waiting.appealTitle') });
    await panel.getByRole('textbox').fill('There is nothing but the sea');
    await bothLooks(he, 'appeal');
    await panel.getByRole('button', { name: say('photos.appeal.send') }).click();
    await expect(he.page.getByText(say('photos.appeal.waiting'))).toBeVisible();
    await bothLooks(he, 'appeal-waits');
    await desk(app, 'decide-chat-appeal', photoId, 'granted');
    await app.clock.runDue();
  });

  await test.step('it goes out', async () => {
    await she.open(`/chats/${he.angelId}`);
    await expect(
      she.page.getByText(say('chat.photo.covered', { name: he.name }), { exact: true }),
    ).toBeVisible();
  });
});
