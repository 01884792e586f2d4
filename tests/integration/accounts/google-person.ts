import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';
import { browse, type Answered } from './landing-calls.ts';

type Landing = {
  readonly brandId?: string;
  readonly verified?: boolean;
  readonly entry?: 'login' | 'home';
  readonly query?: string;
};

export type Back = { readonly code: string; readonly state: string; readonly cookie: string };

/** The OIDC issuer for the tests of a file; resets the issuer and the clock before each test. */
export function googleIssuer(): { readonly fault: Sandbox['fault'] } {
  process.env['RATE_LIMIT_FACTOR'] = '100000';
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterEach(async () => {
    clock.setOffset(0);
    await sandbox.reset();
  });
  afterAll(() => sandbox.stop());
  return { fault: (fault) => sandbox.fault(fault) };
}

let counter = 0;

export function freshPerson(): string {
  counter += 1;
  return `person${counter}-${process.pid}@google.test`;
}

export async function leave({ brandId = 'dolcevita', entry = 'home', query = '' }: Landing = {}) {
  const started = await browse(`/api/users/auth/google/start?entry=${entry}${query}`, { brandId });
  return { url: started.location, cookie: started.cookie };
}

/** Selects a person on the issuer's page; an empty address presses the cancel button. */
export async function choose(url: string, email: string, verified = true): Promise<URL> {
  const form = new URLSearchParams(email === '' ? { subject: 'nobody' } : { email });
  if (verified) form.set('verified', 'yes');
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

/** Follows Google login from the app to the provider and back to the landing, with this address. */
export async function comeBack(email: string, options: Landing = {}): Promise<Back> {
  const { url, cookie } = await leave(options);
  const landing = await choose(url, email, options.verified ?? true);
  const { searchParams } = landing;
  return {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    cookie,
  };
}

export function land(
  { code, state, cookie }: Back,
  more: { readonly brandId?: string; readonly path?: string } = {},
): Promise<Answered> {
  const { brandId = 'dolcevita', path = '/api/users/auth/google/home' } = more;
  return browse(path, { brandId, cookie, body: { code, state } });
}

/** The remaining signup fields of a pending account, in the reference texts' wire format. */
export function remainder(token: string): Record<string, unknown> {
  return {
    token,
    geo: 'Liguria',
    eta: 41,
    sono: 'donna',
    cerco: 'uomo',
    terms1: true,
    terms2: true,
    terms3: false,
    terms4: true,
  };
}
