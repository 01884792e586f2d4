import { expect, test } from '@jest/globals';
import { givenAge } from '#lib/accounts/signup/given-age.ts';
import { ageAt } from '#lib/identity/age.ts';

const ROME = 'Europe/Rome';

test.each([
  [
    'the day before the birthday, in the brand’s time zone',
    '2008-11-24',
    '2026-11-23T22:59:59Z',
    17,
  ],
  ['from its midnight there', '2008-11-24', '2026-11-23T23:00:00Z', 18],
  ['a birthday earlier in the year', '1992-03-05', '2026-11-23T12:00:00Z', 34],
  ['a leap day, before 1 March', '2008-02-29', '2026-02-28T12:00:00Z', 17],
  ['a leap day, on 1 March', '2008-02-29', '2026-03-01T12:00:00Z', 18],
  ['a leap day, in a leap year', '2008-02-29', '2028-02-29T12:00:00Z', 20],
  ['born today', '2026-11-23', '2026-11-23T12:00:00Z', 0],
  ['not born yet', '2026-11-25', '2026-11-23T12:00:00Z', undefined],
])('%s', (_, birthDate, at, age) => {
  const now = new Date(at);
  const given = givenAge({ age: 50, birthDate }, ROME, now);
  expect(given.age).toBe(age);
  if (age !== undefined && given.ageSince) expect(ageAt(age, given.ageSince, now)).toBe(age);
});

test('the stored age grows on the birthday, not on the anniversary of the signup', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const { age = 0, ageSince = now } = givenAge({ birthDate: '1992-12-24' }, ROME, now);
  expect(ageAt(age, ageSince, new Date('2026-12-23T12:00:00Z'))).toBe(33);
  expect(ageAt(age, ageSince, new Date('2026-12-24T12:00:00Z'))).toBe(34);
});

test('the plain age of the reference texts is taken as it is', () => {
  expect(givenAge({ age: 34 }, ROME, new Date())).toEqual({ age: 34 });
});
