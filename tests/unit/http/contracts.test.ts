import { expect, test } from '@jest/globals';
import { endpoints } from '#lib/http/registry.ts';

test('calls that change something for a visitor have a limit of their own', () => {
  const open = [...endpoints].filter(
    ([key, { endpoint }]) =>
      !key.startsWith('GET ') && endpoint.access === 'visitor' && !endpoint.limits?.length,
  );
  expect(open.map(([key]) => key)).toEqual([]);
});

test('only calls that prove themselves otherwise are exempt from the origin check', () => {
  const exempt = [...endpoints].filter(([, { endpoint }]) => endpoint.originExempt);
  for (const [key, { endpoint }] of exempt) {
    const listed = endpoint.access === 'signed' || endpoint.bodyAs === 'multipart';
    // The legal texts are read by POST, as the texts' client does; nothing changes.
    expect([key, listed || key === 'POST /api/legal']).toEqual([key, true]);
  }
});
