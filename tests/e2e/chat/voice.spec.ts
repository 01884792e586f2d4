import type { Locator } from '@playwright/test';
import { holdForReview } from '../fixtures/chat-photo-rows.ts';
import { inDatabase } from '../fixtures/database-rows.ts';
import { desk } from '../fixtures/desk-command.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { threadOn } from '../pages/thread.ts';

async function playsToItsEnd(player: Locator, play: string): Promise<void> {
  const sound = player.locator('audio');
  const ended = sound.evaluate(
    (audio) =>
      new Promise<boolean>((resolve) => {
        audio.addEventListener('ended', () => {
          resolve(true);
        });
      }),
  );
  await player.getByRole('button', { name: play }).click();
  expect(await ended).toBe(true);
  await expect(sound).toHaveJSProperty('error', null);
}

test(
  'a voice message and an introduction: recorded by keyboard, reviewed by the desk, played by the match',
  on('phone', 'verbena'),
  async ({ visit, app, mail, otherDevice }) => {
    await app.clock.reset();
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'voice' });
    const { say } = he;
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

    await test.step('he records from the microphone and sends', async () => {
      const record = he.page
        .locator('button')
        .and(he.page.getByRole('button', { name: say('chat.voice.record'), exact: true }));
      await record.focus();
      await he.page.keyboard.press('Enter');
      const panel = he.page.getByRole('dialog', {
        name: say('chat.voice.title', { name: she.name }),
      });
      await expect(panel.getByText(say('chat.voice.recording'), { exact: true })).toBeVisible();
      const confirm = panel.getByRole('button', { name: say('chat.voice.confirm') });
      await expect(confirm).toBeEnabled();
      await he.check('voice-recording');
      await confirm.focus();
      await he.page.keyboard.press('Enter');
      await expect(he.page.getByText(say('chat.voice.waiting.pending'))).toBeVisible();
      await he.check('voice-waiting');
    });

    await test.step('the desk approves it, and she plays it', async () => {
      const id = await holdForReview(app.databaseUrl, he.angelId);
      await she.open(`/chats/${he.angelId}`);
      expect(await desk(app, 'approve-chat-photo', id)).toContain(id);
      await app.clock.runDue();
      const received = she.page.getByRole('group', {
        name: say('chat.voice.peer', { name: he.name }),
      });
      await expect(received).toBeVisible();
      await she.check('voice-received');
      await playsToItsEnd(received, say('chat.voice.play'));
    });

    await test.step('he introduces himself on his profile, and she hears it there', async () => {
      await he.open('/profile');
      const name = say('photos.introduction.title');
      const section = he.page.getByRole('region', { name, exact: true });
      const record = { name: say('photos.introduction.record') };
      await section.getByRole('button', record).press('Enter');
      const panel = he.page.getByRole('dialog', { name: say('photos.introduction.panel') });
      const confirm = panel.getByRole('button', { name: say('photos.introduction.confirm') });
      await expect(confirm).toBeEnabled();
      await confirm.press('Enter');
      await expect(section.getByText(say('photos.introduction.pending'))).toBeVisible();
      await he.check('introduction-pending');
      await app.clock.advance(11_000);
      await app.clock.runDue();
      await expect(section.getByText(say('photos.introduction.approved'))).toBeVisible();
      await she.open(`/user/${he.angelId}`);
      const label = say('profile.introduction.label', { name: he.name });
      const player = she.page.getByRole('group', { name: label });
      await expect(player).toBeVisible();
      await she.check('introduction-received');
      await playsToItsEnd(player, say('chat.voice.play'));
    });
  },
);
