// [core §3 Stored keys profiliVisitati] [core §4 New region] [core §9 Profile age 18 to 89]
import { describe, expect, test } from '@jest/globals';
import {
  choices,
  CLEARED_FILTERS,
  filtersOn,
  findHref,
  findQuery,
  readFind,
} from '#components/discovery/find-address.ts';
import { pagesShown } from '#components/discovery/pages-shown.ts';
import { visitedIds, withVisited } from '#components/discovery/visited.ts';

test('restores the stored search for an address without parameters', () => {
  const saved =
    'page=3&region=Lazio&city=Roma&from=30&photo=1&photos=1&verified=1&online=1&new=1&members=1' +
    '&interest=yoga&interest=wine&interest=nothing&language=it&sort=near';
  expect(readFind({}, saved)).toEqual({
    page: 3,
    region: 'Lazio',
    city: 'Roma',
    order: 'near',
    ageMin: 30,
    ageMax: 98,
    withPhoto: true,
    severalPhotos: true,
    photoChecked: true,
    onlineNow: true,
    newHere: true,
    membersOnly: true,
    intents: [],
    interests: ['wine', 'yoga'],
    spokenLanguages: ['it'],
    children: [],
    smoking: [],
  });
});

test('restores only members-only for an address with parameters, until it is switched off', () => {
  const saved = 'page=3&region=Lazio&members=1';
  const state = readFind({ page: '2' }, saved);
  expect([state.page, state.region, state.membersOnly]).toEqual([2, undefined, true]);
  expect(readFind({ page: '1', members: '0' }, saved).membersOnly).toBe(false);
});

test('reads invalid values as no choice', () => {
  const state = readFind(
    { page: '-4', from: 'x', to: '900', photo: 'yes', region: ['', 'b'] },
    'a&&=;',
  );
  expect(filtersOn(state)).toBe(0);
  expect(state).toMatchObject({ page: 1, region: undefined, ageMin: 18, ageMax: 98 });
});

test('writes an address that reads back to the same search', () => {
  const state = readFind(
    {
      page: '4',
      region: "Valle d'Aosta",
      city: 'Gressoney-Saint-Jean',
      from: '25',
      to: '40',
      photo: '1',
      online: '1',
    },
    undefined,
  );
  const query = Object.fromEntries(new URLSearchParams(findQuery(state)));
  expect(readFind(query, undefined)).toEqual(state);
  expect(findHref('/es', state, { page: 1 })).toMatch(/^\/es\/find\?page=1&/);
  expect(filtersOn(state)).toBe(3);
  expect(filtersOn({ ...state, ...CLEARED_FILTERS })).toBe(0);
});

test('repeats the parameter of a list for each answer, and counts the list once', () => {
  const query = { intent: 'chat', smoking: ['quitting', 'no', 'no', ''], children: ['x'] };
  const state = readFind(query, 'intent=serious');
  expect([state.intents, state.smoking, state.children]).toEqual([
    ['chat'],
    ['no', 'quitting'],
    [],
  ]);
  expect(filtersOn(state)).toBe(2);
  expect(findQuery(state)).toBe('page=1&intent=chat&smoking=no&smoking=quitting&members=0');
  expect(readFind({}, findQuery(state))).toEqual(state);
});

test('has the order in the address, and not among the filters', () => {
  const state = readFind({ sort: 'active' }, 'sort=new');
  expect([state.order, filtersOn(state)]).toEqual(['active', 0]);
  expect(findQuery(state)).toBe('page=1&sort=active&members=0');
  expect(readFind({}, findQuery(state)).order).toBe('active');
  expect(readFind({ sort: 'random' }, undefined).order).toBe('varied');
});

test('gives every choice its own parameter, and reads it back', () => {
  for (const choice of choices) {
    const state = { ...readFind({ page: '1' }, undefined), [choice]: true };
    const query = Object.fromEntries(new URLSearchParams(findQuery(state)));
    expect(choices.filter((one) => readFind(query, undefined)[one])).toEqual([choice]);
    expect(readFind({}, findQuery(state))).toEqual(state);
  }
});

describe('opened profiles', () => {
  test('are stored once each, the newest first', () => {
    const stored = ['a', 'b', 'a', 'c'].reduce<string | null>(withVisited, null);
    expect(stored).toBe('c,a,b');
    expect(visitedIds(stored)).toEqual(['c', 'a', 'b']);
    expect(visitedIds(null)).toEqual([]);
  });

  test('are dropped past two hundred', () => {
    const ids = Array.from({ length: 230 }, (_, index) => String(index));
    const saved = visitedIds(ids.reduce<string | null>(withVisited, null));
    expect(saved).toHaveLength(200);
    expect(saved[0]).toBe('229');
    expect(saved).not.toContain('29');
  });
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [12, 9, [1, 'gap', 9]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown);
});
