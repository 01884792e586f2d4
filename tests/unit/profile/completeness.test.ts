import { expect, test } from '@jest/globals';
import { completenessOf, PROFILE_PARTS } from '#lib/accounts/profile/completeness.ts';

const NOTHING = {
  photos: [],
  about: '',
  lookingFor: '',
  promptQuestions: [],
  datingIntent: null,
  interests: [],
  spokenLanguages: [],
  work: '',
  study: '',
  children: null,
  smoking: null,
  drinking: null,
  heightCm: null,
  textState: 'approved',
} as const;
const STEPS = [
  { photos: [{ state: 'pending' }] },
  { about: 'I bake' },
  { promptQuestions: ['home_is'] },
  { datingIntent: 'serious' },
  { interests: ['wine'] },
  { lookingFor: 'Somebody to walk with' },
  { spokenLanguages: ['it'] },
  { work: 'Bakery', smoking: 'no', heightCm: 170 },
] as const;

test('advises one part after the other, the photo first, until none is missing', () => {
  let profile: Parameters<typeof completenessOf>[0] = NOTHING;
  const advised = STEPS.map((step, done) => {
    const completeness = completenessOf(profile);
    expect(completeness).toMatchObject({ done, total: PROFILE_PARTS.length });
    profile = { ...profile, ...step };
    return completeness.next;
  });
  expect(advised).toEqual(PROFILE_PARTS);
  expect(completenessOf(profile)).toEqual({ done: 8, total: 8, next: null });
});

test('does not count a rejected photo or rejected texts', () => {
  const whole = Object.assign({}, NOTHING, ...STEPS) as typeof NOTHING;
  const rejected = { ...whole, photos: [{ state: 'rejected' }] };
  expect(completenessOf(rejected)).toEqual({ done: 7, total: 8, next: 'photo' });
  const refused = { ...whole, textState: 'rejected' } as const;
  expect(completenessOf(refused)).toEqual({ done: 4, total: 8, next: 'about' });
});
