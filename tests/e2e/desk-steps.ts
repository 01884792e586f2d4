import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Role } from '#lib/desk/roles.ts';
import { deskCookie } from '#lib/desk/session/cookie.ts';
import { hashSecret, newSecret } from '#lib/kernel/ids.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { inDatabase } from './member-rows.ts';

type Running = { readonly port: number; readonly sandboxUrl: string };
type Desk = Running & { readonly databaseUrl: string };

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

/**
 * Stands in the desk as one of the demo's operators. Password and code are the journey of the door; here a
 * session is written as they would leave it, since a code works once and the next is half a minute away.
 */
export async function enterDesk(page: Page, app: Desk, role: Role): Promise<void> {
  const token = newSecret();
  await inDatabase(
    app.databaseUrl,
    `insert into operator_sessions (id, operator_id, token_hash, device, address, created_at, second_factor_at,
                                    last_seen_at, idle_expires_at, absolute_expires_at)
     select gen_random_uuid(), id, $2, 'a journey', '127.0.0.1', now(), now(), now(),
            now() + interval '900 days', now() + interval '900 days'
       from operators where email = $1`,
    [`${NAMES[role]}@demo.test`, hashSecret(token)],
  );
  // The cookie is sealed as the running app would: by the demo's settings, which need a database named.
  process.env['DATABASE_URL'] ??= app.databaseUrl;
  const [cookie = ''] = (await deskCookie(token)).split(';');
  const [name = '', ...value] = cookie.split('=');
  const origin = deskOriginOf(app);
  await page.context().addCookies([{ name, value: value.join('='), url: origin }]);
  await page.goto(`${origin}/`);
}
