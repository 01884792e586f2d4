import sharp from 'sharp';
import { threadOn } from './chat-steps.ts';
import { containing } from './copy.ts';
import { desk } from './desk.ts';
import { expect, test } from './fixtures.ts';
import type { ListedMember } from './listed-member.ts';
import { inDatabase } from './member-rows.ts';
import { twoListed } from './two-listed.ts';

/** Presses the heart in the open thread, and closes the moment where that makes a match. */
async function like({ page, say }: ListedMember, name: string, matches: boolean): Promise<void> {
  await page.getByRole('button', { name: containing(say('match.like.press', { name })) }).click();
  if (!matches) return;
  const moment = page.getByRole('dialog', { name: say('match.moment.title', { name }) });
  await moment.getByRole('button', { name: say('match.moment.goOn') }).click();
  await expect(moment).toBeHidden();
}

test('a photo between two who match: looked at by the desk, covered, opened', async ({
  visit,
  app,
  mail,
  otherDevice,
}) => {
  const place = visit({ phone: 'fuego', desktop: 'dolcevita' });
  const { say } = place;
  const world = { databaseUrl: app.databaseUrl, mail };
  const other = visit(place.brand, await otherDevice());
  const [he, she] = await twoListed(place, other, { world, name: 'photo' });
  const [his, hers] = [threadOn(he), threadOn(she)];
  const sendPhoto = he.page
    .locator('button')
    .and(he.page.getByRole('button', { name: say('chat.photo.send'), exact: true }));

  await test.step('before a match nobody can send one', async () => {
    await he.open(`/chats/${she.angelId}`);
    await expect(his.field).toBeVisible();
    await expect(sendPhoto).toHaveCount(0);
    await like(he, she.name, false);
    await she.open(`/chats/${he.angelId}`);
    await like(she, he.name, true);
    // Who is writing is told in the thread, and not interrupted.
    await expect(sendPhoto).toBeVisible();
  });

  await test.step('he sends one with words, and sees that it is being looked at', async () => {
    const buffer = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#2a7a8c' },
    })
      .jpeg()
      .toBuffer();
    await he.page
      .locator('input[name=avatar]')
      .setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer });
    await he.page.getByRole('button', { name: say('photos.crop.whole') }).click();
    const panel = he.page.getByRole('dialog', {
      name: say('chat.photo.title', { name: she.name }),
    });
    await panel.getByRole('textbox').fill('The sea at six');
    await he.check('chat-photo-panel');
    await panel.getByRole('button', { name: say('chat.photo.confirm') }).click();
    await expect(he.page.getByText(say('chat.photo.waiting.pending'))).toBeVisible();
    // The demo would let it out by itself after ten seconds.
    await inDatabase(
      app.databaseUrl,
      "update chat_photos set due_at = now() + interval '1 day'",
      [],
    );
    await expect(hers.said('The sea at six')).toHaveCount(0);
  });

  await test.step('the desk looks at it and lets it out', async () => {
    const waiting = await desk(app, 'chat-photos-waiting');
    const [, photoId = ''] = /"id":"([\da-f-]{36})"/.exec(waiting) ?? [];
    expect(await desk(app, 'approve-chat-photo', photoId)).toContain(photoId);
    await app.clock.runDue();
    await expect(his.said('The sea at six')).toBeVisible();
    await expect(he.page.getByText(say('chat.photo.waiting.pending'))).toHaveCount(0);
  });

  await test.step('hers is covered, without a byte of it, until she wants to see it', async () => {
    await expect(
      she.page.getByText(say('chat.photo.covered', { name: he.name }), { exact: true }),
    ).toBeVisible();
    const picture = she.page.getByRole('img', { name: say('chat.photo.peer', { name: he.name }) });
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
});
