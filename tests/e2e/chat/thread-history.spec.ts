// [core §2 /chats/{u}]
import { hostedWoman } from '../fixtures/hosted-people.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { addOlderMessages } from '../fixtures/older-messages.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { threadOn } from '../pages/thread.ts';

const OLDER = 100;
const line = (nth: number) => `Line ${String(nth)}`;

test(
  'older messages are fetched while scrolling up, and with the keyboard open the newest stays in view',
  on('phone', 'spark'),
  async ({ visit, app }) => {
    const own = visit();
    const { page, brand, say, open, join, check } = own;
    const email = await join('history');
    const { databaseUrl } = app;
    const { angelId } = await hostedWoman(databaseUrl, brand, ['script']);
    const { greeting } = newcomers[brand];
    const thread = threadOn(own);
    const box = page.getByRole('region', { name: say('chat.messages') });
    await open(`/chats/${angelId}`);
    await thread.send(greeting);
    await addOlderMessages({ databaseUrl, brand, email, angelId }, OLDER);
    await page.reload();
    // What is scrolled before belongs to no thread yet: it starts at its end.
    await hydrated(box);

    await test.step('the newest are shown, with the days between them', async () => {
      await expect(thread.said(greeting)).toBeInViewport();
      await expect(thread.said(line(OLDER))).toBeAttached();
      await expect(thread.said(line(1))).toHaveCount(0);
      await expect(box.getByRole('region', { name: say('chat.day.today') })).toHaveCount(1);
      await expect(box.getByRole('region', { name: say('chat.day.yesterday') })).toHaveCount(1);
    });

    await test.step('scrolling up loads earlier ones, and keeps the scroll position', async () => {
      const oldest = box.locator('.message-row').first();
      const text = await oldest.locator('.bubble').innerText();
      await box.evaluate((one) => {
        one.scrollTop = 0;
      });
      const before = thread.said(line(Number(text.split(' ').at(-1)) - 1));
      await expect(before).toBeAttached();
      await expect(thread.said(text)).toBeInViewport();
      await box.hover();
      await expect(async () => {
        await page.mouse.wheel(0, -4_000);
        await expect(thread.said(line(1))).toBeInViewport({ timeout: 500 });
      }).toPass();
      await expect(box.locator('.message-row')).toHaveCount(OLDER + 1);
      const days = await box
        .getByRole('region')
        .evaluateAll((all) => all.map((one) => one.ariaLabel));
      expect(days.length).toBeGreaterThanOrEqual(5);
      expect(new Set(days).size).toBe(days.length);
      await check('thread-history');
    });

    await test.step('with the keyboard open there is space for the field and the newest message', async () => {
      await page.setViewportSize({ width: 390, height: 420 });
      await page.reload();
      await thread.field.focus();
      await expect(box.locator('.message-row').last()).toBeInViewport();
      await expect(thread.field).toBeInViewport({ ratio: 1 });
      await thread.send(`${greeting} ${greeting}`);
      await expect(thread.said(`${greeting} ${greeting}`)).toBeInViewport();
      await expect(thread.field).toBeInViewport({ ratio: 1 });
      await check('thread-keyboard');
    });
  },
);
