import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The provider's card fields: the page's ground shows through these frames, which axe takes for white.
const SEE_THROUGH = '[data-cse] iframe';

/** Fails on any accessibility finding of WCAG 2.2 A and AA in what the page shows now. */
export async function checkAccessibility(page: Page): Promise<void> {
  await holdToasts(page, 'mouseover');
  await comeToRest(page);
  // In the page alone: the other mode gathers its results in a tab of its own, and a click that follows
  // while this one is brought back to the front is lost.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(STANDARDS)
    .exclude(SEE_THROUGH)
    .analyze();
  await holdToasts(page, 'mouseout');
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** A toast that is pointed at stays: one that leaves while it is looked at has no contrast of its own. */
async function holdToasts(page: Page, pointer: 'mouseover' | 'mouseout'): Promise<void> {
  await page.evaluate((name) => {
    for (const list of document.querySelectorAll('[data-sonner-toaster]')) {
      list.dispatchEvent(new MouseEvent(name, { bubbles: true }));
    }
  }, pointer);
}

/**
 * What is still fading in has no contrast of its own yet, and what is scrolled half under the bar is measured
 * as small as what shows of it.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
    // What was just added begins to move with the next frame, so none is waited for first.
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      });
    } while (moving().length > 0);
  });
}
