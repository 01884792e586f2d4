import type { Page } from '@playwright/test';
import { containing } from '../fixtures/copy.ts';
import { expect } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';

export const idIn = (href: string) => href.split('/').at(-1) ?? '';

/** The cards of the match screen: the top one has depth 0. */
export function stackOn(page: Page) {
  const top = page.locator("[data-depth='0'] a");
  const href = async (depth = 0) =>
    (await page.locator(`[data-depth='${depth}'] a`).getAttribute('href')) ?? '';

  return {
    top,
    href,
    name: async () => (await page.locator("[data-depth='0'] h2 span").first().textContent()) ?? '',
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    said: (text: string) => page.getByRole('status').filter({ hasText: containing(text) }),
    /** Waits until the cards are shown and interactive. */
    ready: async (): Promise<void> => {
      await expect(top).toBeAttached();
      await expect(page.locator('[data-match] [aria-disabled]')).toHaveCount(0);
    },
    /** Performs an action on the top card; returns its id once the next card is on top. */
    choosing: async (act: () => Promise<void>): Promise<string> => {
      const [before, next] = [await href(), await href(1)];
      await act();
      await expect(top).toHaveAttribute('href', next);
      return idIn(before);
    },
  };
}

/** Opens the match screen of a visit that has a session, and waits until the stack reacts. */
export async function openStack({ page, open }: Visit) {
  const stack = stackOn(page);
  await open('/match');
  await stack.ready();
  return stack;
}
