import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';
import { browse, type Answered } from './landing-calls.ts';

export type AppleBack = {
  readonly code: string;
  readonly state: string;
  readonly error: string;
  readonly cookie: string;
};

/** Apple's stand-in for the tests of a file; reset after each test. */
export function appleIssuer(): { readonly sandbox: () => Sandbox } {
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
  return { sandbox: () => sandbox };
}

export async function leaveToApple(brandId = 'dolcevita') {
  const { location, cookie } = await browse('/api/users/auth/apple/start?entry=login', { brandId });
  return { url: location, cookie };
}

/** Chooses a person on the stand-in's page; an empty address cancels. The answer is a page with a form to post. */
export async function postedForm(url: string, email: string, verified = true) {
  const form = new URLSearchParams(email === '' ? { subject: 'nobody' } : { email });
  if (verified) form.set('verified', 'yes');
  const page = await (await fetch(url, { method: 'POST', body: form })).text();
  const inputs = page.matchAll(/name="(\w+)" value="([^"]*)"/g);
  const fields = Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
  return { action: /action="([^"]+)"/.exec(page)?.[1] ?? '', fields };
}

export async function backFromApple(
  email: string,
  { brandId = 'dolcevita', verified = true } = {},
): Promise<AppleBack> {
  const { url, cookie } = await leaveToApple(brandId);
  const { code = '', state = '', error = '' } = (await postedForm(url, email, verified)).fields;
  return { code, state, error, cookie };
}

export function landApple(
  { code, state, error, cookie }: AppleBack,
  brandId = 'dolcevita',
): Promise<Answered> {
  const body = { code, state, error };
  return browse('/api/users/auth/apple', { brandId, cookie, body });
}
