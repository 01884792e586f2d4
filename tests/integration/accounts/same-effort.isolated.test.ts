import { beforeEach, expect, jest, test } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

let checks = 0;

/**
 * Hashing is the only part of a call long enough to be measured from outside: each call is counted and still
 * executed.
 */
jest.unstable_mockModule('@node-rs/argon2', () => ({
  hash: (...given: Parameters<typeof argon2.hash>) => {
    checks += 1;
    return argon2.hash(...given);
  },
  verify: (...given: Parameters<typeof argon2.verify>) => {
    checks += 1;
    return argon2.verify(...given);
  },
}));

const { authenticate } = await import('#lib/accounts/login/authenticate.ts');
const { register } = await import('#lib/accounts/signup/register.ts');
const { db } = await import('#lib/db/client.ts');
const { clock } = await import('#lib/kernel/clock.ts');
const { createMember } = await import('#tests/factories/member.ts');
const { brandOf } = await import('#tests/setup/brand-of.ts');
const { makePrivate, signupForm } = await import('./signup-form.ts');

const brand = brandOf('dolcevita');

beforeEach(async () => {
  await makePrivate(brand.id, clock.now());
});

/** An unknown address, a member's, and that of a member who logs in with Google only. */
async function addresses(): Promise<Readonly<Record<'unknown' | 'member' | 'google', string>>> {
  const [member, google] = [await createMember(), await createMember()];
  await db().user.update({ where: { id: google.memberId }, data: { passwordHash: null } });
  return { unknown: 'nobody-yet@example.test', member: member.email, google: google.email };
}

async function effortOf(work: () => Promise<unknown>): Promise<number> {
  checks = 0;
  await work().catch((error: unknown) => error);
  return checks;
}

test('signup takes equally long for every address under private disclosure', async () => {
  const efforts: Record<string, number> = {};
  for (const [whose, email] of Object.entries(await addresses())) {
    const form = await signupForm({ email, password: 'another granita 8' });
    efforts[whose] = await effortOf(() => register(form));
  }
  expect(efforts).toEqual({ unknown: 2, member: 2, google: 2 });
});

test('login takes equally long for every address under private disclosure', async () => {
  const efforts: Record<string, number> = {};
  for (const [whose, email] of Object.entries(await addresses())) {
    const login = { brand, email, password: 'another granita 8', flowCode: undefined };
    const attempt = { ...login, userAgent: '', now: clock.now() };
    efforts[whose] = await effortOf(() => authenticate(attempt));
  }
  expect(efforts).toEqual({ unknown: 1, member: 1, google: 1 });
});
