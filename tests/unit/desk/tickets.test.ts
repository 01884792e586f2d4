import { describe, expect, test } from '@jest/globals';
import { age } from '#components/desk/tickets/age.ts';
import { ticketAddress, parseTicketQuery } from '#components/desk/tickets/ticket-query.ts';
import { withinScope, worksFor } from '#lib/desk/brand-scope.ts';
import { fillAnswer, placesLeft } from '#lib/desk/plain/fill-answer.ts';

describe('a canned answer', () => {
  const known = { name: 'Ana', number: 'ABCD-2345', brand: 'Fuego' };

  test('is filled with the known values, literally', () => {
    expect(fillAnswer('Hola {name}: {number}, {brand}, {name}', known)).toBe(
      'Hola Ana: ABCD-2345, Fuego, Ana',
    );
    expect(fillAnswer('{name}', { ...known, name: '$& {number}' })).toBe('$& {number}');
  });

  test('leaves no gap in a greeting without a name', () => {
    expect(fillAnswer('Hola {name}:', { ...known, name: '' })).toBe('Hola:');
    expect(fillAnswer('{name}, hola {other}', { ...known, name: '' })).toBe(', hola {other}');
  });

  test('keeps placeholders without a value, which are named once each', () => {
    const filled = fillAnswer('{plan} until {renewal}, {plan}: {number}', { ...known, plan: '' });
    expect(filled).toBe('{plan} until {renewal}, {plan}: ABCD-2345');
    expect(placesLeft(filled)).toEqual(['{plan}', '{renewal}']);
    expect(placesLeft('no {}, {1} or { plan }')).toEqual([]);
  });
});

test.each([
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:59Z', '0 min'],
  ['2026-01-01T00:00:00Z', '2026-01-01T00:59:00Z', '59 min'],
  ['2026-01-01T00:00:00Z', '2026-01-01T01:59:00Z', '1 h'],
  ['2026-01-01T00:00:00Z', '2026-01-01T23:59:00Z', '23 h'],
  ['2026-01-01T00:00:00Z', '2026-01-13T00:00:00Z', '12 d'],
  ['2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z', '0 min'],
])('shows from %s to %s an age of %s', (since, now, said) => {
  expect(age(since, now)).toBe(said);
});

test('stores a list of tickets in its address', () => {
  const query = parseTicketQuery(new URLSearchParams('list=closed&brand=fuego'));
  expect(query).toEqual({ list: 'closed', brand: 'fuego', member: undefined, find: undefined });
  expect(ticketAddress(query, 'ABCD-2345')).toBe('/tickets/ABCD-2345?list=closed&brand=fuego');
  expect(parseTicketQuery(new URLSearchParams()).list).toBe('waiting');
  expect(parseTicketQuery(new URLSearchParams('list=odd&member=m1'))).toMatchObject({
    list: 'all',
  });
  const found = ticketAddress({ list: 'all', find: '#due volte' });
  expect(found).toBe('/tickets?list=all&find=%23due+volte');
  expect(parseTicketQuery(new URLSearchParams(found.split('?')[1]))).toMatchObject({
    find: '#due volte',
  });
  expect(ticketAddress({ list: 'all', member: 'm1' })).toBe('/tickets?list=all&member=m1');
});

test('lets no operator manage one with a larger scope', () => {
  const all = { brandIds: [] };
  const two = { brandIds: ['fuego', 'lumiere'] };
  const one = { brandIds: ['fuego'] };
  expect([all, two, one].map((other) => withinScope(all, other))).toEqual([true, true, true]);
  expect([all, two, one].map((other) => withinScope(two, other))).toEqual([false, true, true]);
  expect([all, two, one].map((other) => withinScope(one, other))).toEqual([false, false, true]);
  expect(worksFor(all, 'fuego') && worksFor(one, 'fuego')).toBe(true);
  expect(worksFor(one, 'lumiere')).toBe(false);
});
