import type { Page } from '@playwright/test';
import type { DemoLogin } from '../../prisma/seed/world/logins.ts';
import { containing } from './copy.ts';
import { expect } from './fixtures.ts';
import type { Visit } from './visit.ts';

export const idIn = (href: string) => href.split('/').at(-1) ?? '';

/** The cards on a page: the top one lies at depth 0. */
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
    /** The cards are there and listen. */
    ready: async (): Promise<void> => {
      await expect(top).toBeAttached();
      await expect(page.locator('[data-match] [aria-disabled]')).toHaveCount(0);
    },
    /** Does something about the top card; answers who it was once the next one is on top. */
    choosing: async (act: () => Promise<void>): Promise<string> => {
      const [before, next] = [await href(), await href(1)];
      await act();
      await expect(top).toHaveAttribute('href', next);
      return idIn(before);
    },
  };
}

/** Logs in and opens the stack. */
export async function enterMatch({ page, enter, open }: Visit, login: DemoLogin) {
  const stack = stackOn(page);
  await enter(login);
  await open('/match');
  await stack.ready();
  return stack;
}
