import type { Page } from '@playwright/test';

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator("[data-depth='0']").boundingBox();
  if (!box) throw new Error('no card to swipe');
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

const STEPS = 8;

/** Drags the top card with the mouse. */
export async function drag(page: Page, dx: number, dy = 0): Promise<void> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: STEPS });
  await page.mouse.up();
}

/** Swipes the top card with a finger. */
export async function swipe(page: Page, dx: number, dy = 0): Promise<void> {
  const { x, y } = await middle(page);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx * share, y: y + dy * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS);
  await touch('touchEnd', 1);
  await client.detach();
}
