// [core §8 consent_outdated]
import { expect, test } from '@jest/globals';
import { register } from '#lib/accounts/signup/register.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { changeConsent } from '#lib/consents/change-consent.ts';
import { consentsOf } from '#lib/consents/queries.ts';
import { after, clock, SECOND } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';
import { rowCounts, signupForm } from './signup-form.ts';

const REPLACED = 99;

test('refuses a signup under replaced texts box by box, and stores nothing', async () => {
  const before = await rowCounts();
  const signup = await signupForm({
    readVersions: { terms1: REPLACED, terms2: 1, terms4: REPLACED },
  });
  await expect(register(signup)).rejects.toMatchObject({
    code: 'consent_outdated',
    fields: [
      { path: 'terms1', code: 'consent_outdated' },
      { path: 'terms4', code: 'consent_outdated' },
    ],
  });
  expect(await rowCounts()).toEqual(before);
});

test('accepts a signup under the current texts, and one that names no version', async () => {
  const current = await signupForm({
    readVersions: { terms1: 1, terms2: 1, terms3: 0, terms4: 1 },
  });
  expect((await register(current)).kind).toBe('entered');
  expect((await register(await signupForm())).kind).toBe('entered');
});

test('refuses a consent given under a replaced text, but never a withdrawal', async () => {
  const { token, memberId } = await createMember();
  const member = await findSession(token);
  if (!member) throw new Error('session not found');
  const asked = { member, purpose: 'marketing', locale: 'it', now: clock.now() } as const;
  const later = after(asked.now, SECOND);
  const outdated = changeConsent({ ...asked, granted: true, readVersion: REPLACED });
  await expect(outdated).rejects.toMatchObject({ code: 'consent_outdated' });
  const before = await consentsOf(memberId);
  expect(before.find(({ purpose }) => purpose === 'marketing')?.granted).toBe(false);
  await changeConsent({ ...asked, granted: true, readVersion: 1 });
  const taking = { ...asked, granted: false, now: later, readVersion: REPLACED };
  const held = await changeConsent(taking);
  expect(held.find(({ purpose }) => purpose === 'marketing')?.granted).toBe(false);
});
