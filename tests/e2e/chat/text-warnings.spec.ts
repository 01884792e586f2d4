// [core §5 Phone number in chat asks for the card check]
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { threadOn } from '../pages/thread.ts';

test(
  'a number is asked about before it is sent hidden, and a link before it is opened',
  on('phone', 'lumiere'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'words', pay: false });
    const { say } = he;
    const [his, hers] = [threadOn(he), threadOn(she)];
    await she.buy('pack_50');
    await she.page.clock.install();
    await she.page.emulateMedia({ colorScheme: 'dark' });
    await she.open(`/chats/${he.angelId}`);

    await test.step('a number is held back once, and sent hidden at the second press', async () => {
      const hint = (key: string) => he.page.getByText(say(`chat.hints.${key}`, { name: she.name }));
      const press = (key: 'send' | 'sendAnyway') =>
        he.page.getByRole('button', { name: say(`chat.composer.${key}`), exact: true }).click();
      await he.open(`/chats/${she.angelId}`);
      await his.field.fill('Call me on 333 1234567');
      await expect(hint('phone')).toBeVisible();
      await expect(hint('again')).toHaveCount(0);
      await press('send');
      await expect(hint('again')).toBeVisible();
      await expect(his.said('Call me on •••')).toHaveCount(0);
      await he.check('words-number');
      await press('sendAnyway');
      await expect(his.said('Call me on •••')).toBeVisible();
      await hers.receive(hers.row('Call me on •••'));
    });

    await test.step('a link shows its target, and opens without a referrer', async () => {
      await his.write('Look: www.Example.com/sea?from=me!');
      const link = she.page.getByRole('button', { name: 'www.Example.com/sea?from=me' });
      await hers.receive(link);
      await link.click();
      const leaving = she.page.getByRole('dialog', { name: say('chat.openLink.title') });
      await expect(leaving.getByText('www.example.com', { exact: true })).toBeVisible();
      const open = leaving.getByRole('link', { name: say('chat.openLink.open') });
      await expect(open).toHaveAttribute('href', 'https://www.example.com/sea?from=me');
      await expect(open).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      await expect(open).toHaveAttribute('target', '_blank');
      await she.check('link');
      await leaving
        .getByRole('button', { name: say('chat.openLink.stay') })
        .last()
        .click();
      await expect(leaving).toBeHidden();
    });

    await test.step('an imitated address causes a warning, and is shown in its real characters', async () => {
      await his.write('My photos: https://раypal.com/anna');
      await hers.receive(she.page.getByText(say('chat.warning.risky_link')));
      await she.page.getByRole('button', { name: 'https://раypal.com/anna' }).click();
      const warned = she.page.getByRole('dialog', { name: say('chat.openLink.riskyTitle') });
      await expect(warned.getByText('xn--ypal-43d9g.com', { exact: true })).toBeVisible();
      await expect(warned.getByText(say('chat.openLink.homographs'))).toBeVisible();
      await she.check('link-risky');
      await she.page.keyboard.press('Escape');
      await expect(warned).toBeHidden();
      await she.check('bubbles');
    });

    await test.step('a later link has a preview, which the server fetched, for both', async () => {
      await he.buy('pack_50');
      await he.open(`/chats/${she.angelId}`);
      await his.write('There: https://postcards.example/pages/lerici');
      await hers.receive(hers.row('There:'));
      for (const side of [she, he]) {
        const card = side.page.getByRole('button', { name: /Postcard from lerici/ });
        await expect(card).toBeVisible();
        await side.check('link-preview');
      }
    });
  },
);
