import { expect, test } from '@jest/globals';
import { parseLogLine } from '#lib/kernel/stored-log-lines.ts';

const EVENT_ID = '01890000-0000-7000-8000-000000000001';
const MEMBER_ID = '01890000-0000-7000-8000-000000000002';
const REQUEST_ID = '11111111-2222-4333-8444-555555555555';

const line = (changes: Readonly<Record<string, unknown>>) =>
  parseLogLine(
    JSON.stringify({
      level: 40,
      time: 1_795_305_600_000,
      app: 'amarena',
      event: 'late',
      ...changes,
    }),
  );

test('stores the request, the brand and the subject of a line, but no member id', () => {
  const stored = line({
    memberId: MEMBER_ID,
    eventId: EVENT_ID,
    requestId: REQUEST_ID,
    brandId: 'lumiere',
    fault: 'x',
  });
  expect(stored).toMatchObject({
    level: 40,
    event: 'late',
    requestId: REQUEST_ID,
    brandId: 'lumiere',
    about: EVENT_ID,
    data: { eventId: EVENT_ID, fault: 'x' },
  });
  expect(JSON.stringify(stored)).not.toContain(MEMBER_ID);
});

test('drops invalid ids, and truncates long values', () => {
  const stored = line({ requestId: 'x', mailId: 'y', text: 'w'.repeat(9_000) });
  expect(stored).toMatchObject({ requestId: null, about: null });
  expect(JSON.stringify(stored.data).length).toBeLessThan(4_100);
});
