import { expect, test } from '@jest/globals';
import { endpoints } from '#lib/http/registry.ts';

test('gives each visitor call that changes something a limit of its own', () => {
  const open = [...endpoints].filter(
    ([key, { endpoint }]) =>
      !key.startsWith('GET ') && endpoint.access === 'visitor' && !endpoint.limits?.length,
  );
  expect(open.map(([key]) => key)).toEqual([]);
});

test('33: gives each call that servers of others send us a limit by address', () => {
  const open = [...endpoints].filter(
    ([, { endpoint }]) =>
      endpoint.access === 'signed' && !endpoint.limits?.some(({ by }) => by === 'address'),
  );
  expect(open.map(([key]) => key)).toEqual([]);
});

test('exempts only calls with other proofs from the origin check', () => {
  const exempt = [...endpoints].filter(([, { endpoint }]) => endpoint.originExempt);
  for (const [key, { endpoint }] of exempt) {
    const listed = endpoint.access === 'signed' || endpoint.bodyAs === 'multipart';
    // The legal texts are read by POST, as the client of the texts does; nothing changes.
    expect([key, listed || key === 'POST /api/legal']).toEqual([key, true]);
  }
});
