import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Role } from '#lib/desk/roles.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect } from './fixtures.ts';

type Running = { readonly port: number; readonly sandboxUrl: string };

const PASSWORD = 'Amarena-demo-2026';
const SHOTS = '.data/shots';
const NAMES: Readonly<Record<Role, string>> = {
  admin: 'desk',
  moderator: 'moderator',
  care: 'care',
  operator: 'operator',
  finance: 'finance',
};

export function deskOriginOf({ port }: Running): string {
  return `http://desk.localhost:${String(port)}`;
}

/** What an authenticator shows now: of the demo's operators, or of a secret. */
export async function authenticatorCode({ sandboxUrl }: Running, secret?: string): Promise<string> {
  const query = secret === undefined ? '' : `?secret=${secret}`;
  const answer = await fetch(`${sandboxUrl}/authenticator.json${query}`);
  return ((await answer.json()) as { code: string }).code;
}

/** Checks a screen of the desk and keeps a picture of it. */
export async function lookAtDesk(page: Page, name: string, screen: string): Promise<void> {
  await checkAccessibility(page);
  await expectNoOverflow(page);
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}-${screen}.png`, animations: 'disabled' });
}

/** Goes in by password and code as one of the demo's operators; ends on the first page. */
export async function enterDesk(page: Page, app: Running, role: Role): Promise<void> {
  const origin = deskOriginOf(app);
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-mail').fill(`${NAMES[role]}@demo.test`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL('**/code');
  // A code that another journey has used works no more; the next one does.
  await expect(async () => {
    await page.getByLabel('Code of your authenticator').fill(await authenticatorCode(app));
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${origin}/`, { timeout: 2_000 });
  }).toPass({ intervals: [9_000], timeout: 70_000 });
}
