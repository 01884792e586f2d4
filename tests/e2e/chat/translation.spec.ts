import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { threadOn } from '../pages/thread.ts';

test(
  'a message in another language is translated below itself, and hidden again',
  on('phone', 'spark'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'languages', pay: false });
    const { say } = she;
    const text = 'Hola, ¿qué tal estás? Me gusta mucho el mar y la playa';
    await she.buy('pack_50');
    await he.open(`/chats/${she.angelId}`);
    await threadOn(he).write(text);
    await she.page.emulateMedia({ colorScheme: 'dark' });
    await she.open(`/chats/${he.angelId}`);
    const offer = she.page.getByRole('button', { name: say('chat.translation.offer') });

    await test.step('the offer says that it is free', async () => {
      await expect(offer).toBeVisible();
      await she.check('translation-offer');
      await offer.click();
      await expect(she.page.getByText(`[en] ${text}`)).toBeVisible();
      await expect(she.page.getByText(say('chat.translation.mark'))).toBeVisible();
      await she.check('translation');
    });

    await test.step('the original alone is back', async () => {
      await she.page.getByRole('button', { name: say('chat.translation.hide') }).click();
      await expect(she.page.getByText(`[en] ${text}`)).toHaveCount(0);
      await expect(threadOn(she).row(text)).toBeVisible();
      await expect(offer).toBeVisible();
    });
  },
);
