import type { Page } from '@playwright/test';
import type { DemoLogin } from '../../prisma/seed/world/logins.ts';
import { containing, words } from './copy.ts';
import { expect } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { newcomers, type BrandName } from './places.ts';

export type Say = ReturnType<typeof words>;

export async function enterFind(
  page: Page,
  home: string,
  brand: BrandName,
  login: DemoLogin,
): Promise<Say> {
  const say = words(newcomers[brand].locale);
  await page.goto(home);
  await page.getByRole('button', { name: say('legal.cookie.reject') }).click();
  await logIn(page, brand, login);
  await expect(page.getByRole('article').first()).toBeVisible();
  return say;
}

export const pager = (page: Page, say: Say) =>
  page.getByRole('navigation', { name: say('discovery.pager.label') });

export const place = (page: Page, say: Say) =>
  page.getByRole('button', {
    name: containing(say('discovery.region.change', { region: '' }).trim()),
  });
