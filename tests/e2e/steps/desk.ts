import type { Page } from '@playwright/test';
import type { OperatorRole } from '#lib/db/generated/enums.ts';
import { deskCookie, deskCookieName } from '../../setup/desk-cookie.ts';
import { newTotpSecret, sealTotp } from '#lib/desk/session/totp.ts';
import { hashSecret, newSecret } from '#lib/kernel/ids.ts';
import { callApi } from '../../setup/call-api.ts';
import { inDatabase } from '../fixtures/database-rows.ts';

type Running = { readonly port: number; readonly sandboxUrl: string };
type Desk = Running & { readonly databaseUrl: string };

const NAMES: Readonly<Record<OperatorRole, string>> = {
  admin: 'desk',
  moderator: 'moderator',
  senior_moderator: 'senior_moderator',
  care: 'care',
  operator: 'operator',
  finance: 'finance',
};

export function deskOriginOf({ port }: Running): string {
  return `http://desk.localhost:${String(port)}`;
}

/** The current authenticator code of the demo's operators, or of a secret. */
export async function authenticatorCode({ sandboxUrl }: Running, secret?: string): Promise<string> {
  const query = secret === undefined ? '' : `?secret=${secret}`;
  const answer = await fetch(`${sandboxUrl}/authenticator.json${query}`);
  return ((await answer.json()) as { code: string }).code;
}

/** Seals cookies and secrets like the running app, with the demo's settings, which require a database URL. */
function useDemoSettings(databaseUrl: string): void {
  process.env['DATABASE_URL'] ??= databaseUrl;
}

/**
 * An admin with an own authenticator and the demo's password: a code of the demo's admin is valid once in
 * half a minute. Returns the secret of the authenticator.
 */
export async function addAdmin(
  { databaseUrl }: Desk,
  email: string,
  name: string,
): Promise<string> {
  useDemoSettings(databaseUrl);
  const secret = newTotpSecret();
  await inDatabase(
    databaseUrl,
    `insert into operators
     select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'email', $1::text,
            'name', $2::text, 'totp_sealed', $3::text, 'totp_step', 0))).*
       from operators o where o.email = 'desk@demo.test'`,
    [email, name, await sealTotp(secret)],
  );
  return secret;
}

/**
 * Gives the browser a session of a demo operator and opens a page of the desk. The login journey tests
 * password and code; a code is valid once, and the next comes half a minute later.
 */
export async function enterDesk(
  page: Page,
  app: Desk,
  role: OperatorRole,
  path = '/',
): Promise<void> {
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
  useDemoSettings(app.databaseUrl);
  const [cookie = ''] = (await deskCookie(token)).split(';');
  const [name = '', ...value] = cookie.split('=');
  const origin = deskOriginOf(app);
  await page.context().addCookies([{ name, value: value.join('='), url: origin }]);
  await page.goto(`${origin}${path}`);
}

type DeskCall = {
  readonly body?: unknown;
  /** The purpose of using a member's data; required by every call on them. */
  readonly purpose?: string;
};

/** Calls the desk's API as the operator in the browser; returns the body. */
export async function callDesk<Answer>(
  page: Page,
  app: Running,
  path: string,
  { body, purpose }: DeskCall = {},
): Promise<Answer> {
  const origin = deskOriginOf(app);
  const cookies = await page.context().cookies(origin);
  const session = cookies.find(({ name }) => name === deskCookieName());
  const { status, text } = await callApi(app.port, 'desk.localhost', path, {
    headers: {
      origin,
      cookie: `${deskCookieName()}=${session?.value ?? ''}`,
      ...(purpose !== undefined && { 'x-purpose': encodeURIComponent(purpose) }),
    },
    body,
  });
  if (status !== 200) throw new Error(`${path} answered ${String(status)}: ${text}`);
  return JSON.parse(text) as Answer;
}
