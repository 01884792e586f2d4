import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { followedLink } from '#components/profile/own/followed-link.ts';
import {
  agesWith,
  changedFields,
  changesOf,
  checkDraft,
  lengthOf,
  type OwnDraft,
} from '#components/profile/own/own-draft.ts';
import { CHANNELS, switched, undone, type Channel } from '#components/profile/own/preferences.ts';
import { heldConsents } from '#components/profile/security/held-consents.ts';
import type { ConsentLine } from '#components/profile/security/types.ts';
import { NAME_MAX_LENGTH, PROFILE_TEXT_MAX_LENGTHS } from '#lib/accounts/limits.ts';
import { checkAge, checkedName, checkedText } from '#lib/accounts/profile/profile-rules.ts';
import { AGE_MAX, AGE_MIN } from '#lib/identity/limits.ts';

const saved: OwnDraft = {
  username: 'Michele',
  surname: '',
  phone: '',
  age: 31,
  gender: 'man',
  shownWith: null,
  seeking: 'woman',
  about: 'Ciao',
  lookingFor: '',
  work: '',
  study: '',
  children: null,
  smoking: null,
  drinking: null,
  height: null,
  spokenLanguages: [],
  datingIntent: null,
  interests: [],
  profilePrompts: [],
  place: { city: 'Roma', region: 'Lazio', province: 'Roma' },
};

describe('the profile form', () => {
  test('has the limits of the server', () => {
    const takes = (run: () => void) => {
      expect(run).not.toThrow();
    };
    takes(() => checkedName('x'.repeat(NAME_MAX_LENGTH)));
    expect(() => checkedName('x'.repeat(NAME_MAX_LENGTH + 1))).toThrow('username_refused');
    for (const field of ['about', 'lookingFor'] as const) {
      takes(() => checkedText(field, '👍🏽'.repeat(PROFILE_TEXT_MAX_LENGTHS[field])));
      expect(() => checkedText(field, 'x'.repeat(PROFILE_TEXT_MAX_LENGTHS[field] + 1))).toThrow(
        'text_too_long',
      );
    }
    for (const age of [AGE_MIN, AGE_MAX]) {
      takes(() => {
        checkAge(age, 40);
      });
    }
    for (const age of [AGE_MIN - 1, AGE_MAX + 1]) {
      expect(() => {
        checkAge(age, 40);
      }).toThrow('age_refused');
    }
  });

  test('offers 18 to 98, and a stored age beyond them', () => {
    expect(agesWith(31)).toHaveLength(81);
    expect(agesWith(31).at(0)).toBe(18);
    expect(agesWith(31).at(-1)).toBe(98);
    expect(agesWith(101).slice(-2)).toEqual([98, 101]);
  });

  test('counts a visible character as one', () => {
    expect(lengthOf(' 👨‍👩‍👧 🇮🇹 ')).toBe(3);
  });

  test('is unsaved when a field differs, and saved when it is reverted', () => {
    expect(changedFields(saved, { ...saved, about: 'Ciao.', age: 32 })).toEqual(['age', 'about']);
    expect(changedFields(saved, { ...saved })).toEqual([]);
    expect(changedFields(saved, { ...saved, place: { ...saved.place } as never })).toEqual([]);
  });

  test('sends only the changes, and a place by its three names', () => {
    const place = { city: 'Nola', region: 'Campania', province: 'Napoli' };
    expect(changesOf(saved, { ...saved, seeking: 'man', place })).toEqual({
      seeking: 'man',
      ...place,
    });
    expect(changesOf(saved, saved)).toEqual({});
  });

  test.each([
    ['a name of one letter', { username: ' A ' }, 'username'],
    ['a name that is too long', { username: 'x'.repeat(31) }, 'username'],
    ['too much about oneself', { about: 'é'.repeat(1_501) }, 'about'],
    ['a search text that is too long', { lookingFor: '👍🏽'.repeat(1_501) }, 'lookingFor'],
    ['a place that was only typed', { place: undefined }, 'region'],
  ] as const)('finds %s', (_, part, field) => {
    expect(Object.keys(checkDraft({ ...saved, ...part }))).toEqual([field]);
  });

  test('accepts valid values up to the last character', () => {
    const about = '👍🏽'.repeat(1_500);
    expect(checkDraft({ ...saved, username: 'Jo', about })).toEqual({});
  });
});

describe('a refused switch', () => {
  const channel = fc.constantFrom<Channel>(...CHANNELS);
  const preferences = fc.record({
    email: fc.boolean(),
    telegram: fc.boolean(),
    pushNotifications: fc.boolean(),
  });

  test('is reverted, and keeps the changes made meanwhile', () => {
    fc.assert(
      fc.property(preferences, channel, fc.array(channel), (before, pressed, meanwhile) => {
        const tried = switched(before, pressed);
        const shown = meanwhile.reduce(switched, tried);
        const after = undone(shown, tried, pressed);
        for (const one of CHANNELS) {
          if (one !== pressed) expect(after[one]).toBe(shown[one]);
        }
        expect(after[pressed]).toBe(before[pressed]);
      }),
    );
  });
});

describe('a press while something is unsaved', () => {
  const here = 'http://dolcevita.localhost/profile';
  const link = (href: string, more: Record<string, unknown> = {}) => ({
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
    target: {
      closest: () => ({ href, target: '', hasAttribute: () => false, ...more }),
    } as unknown as EventTarget,
  });

  test('is held when it leads to another page', () => {
    expect(followedLink(link('http://dolcevita.localhost/find'), here)).toBe(
      'http://dolcevita.localhost/find',
    );
  });

  test.each([
    ['stays on the page', link('http://dolcevita.localhost/profile#receipts')],
    ['saves a file', link('/receipt', { hasAttribute: () => true })],
    ['opens another tab', link('/find', { target: '_blank' })],
    ['asks for another tab', { ...link('/find'), ctrlKey: true }],
    ['is no link', { ...link('/find'), target: { closest: () => null } as never }],
  ] as const)('continues when it %s', (_, press) => {
    expect(followedLink(press, here)).toBeUndefined();
  });
});

test('uses the newest consent of each purpose in a history that starts with the newest', () => {
  const line = (purpose: ConsentLine['purpose'], granted: boolean, at: string): ConsentLine => ({
    purpose,
    granted,
    at,
    textVersion: 1,
    locale: 'it',
    source: 'signup',
    html: '',
  });
  const history = [
    line('marketing', false, '2026-11-03T00:00:00Z'),
    line('marketing', true, '2026-11-02T00:00:00Z'),
    line('orientation', true, '2026-11-01T00:00:00Z'),
    line('terms', true, '2026-11-01T00:00:00Z'),
  ];
  expect(heldConsents(history).map(({ purpose, granted }) => [purpose, granted])).toEqual([
    ['terms', true],
    ['orientation', true],
    ['marketing', false],
  ]);
});
