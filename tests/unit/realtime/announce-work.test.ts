import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { announceWork } from '#lib/realtime/desk/announce-work.ts';
import { deskChannel, installDeskChannel } from '#lib/realtime/desk/channel.ts';
import { WORK_ANNOUNCED_EVERY_MS } from '#lib/realtime/limits.ts';

let sent: string[] = [];
let uninstall: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  uninstall = installDeskChannel({
    ...deskChannel(),
    toStaff: (brandId) => {
      sent.push(brandId);
    },
  });
});
afterEach(() => {
  jest.advanceTimersByTime(10 * WORK_ANNOUNCED_EVERY_MS);
  jest.useRealTimers();
  uninstall();
});

test('a change is announced at once, those of the next second together after it', () => {
  announceWork('dolcevita');
  announceWork('fuego');
  for (let count = 0; count < 5; count += 1) announceWork('dolcevita');
  expect(sent).toEqual(['dolcevita', 'fuego']);
  jest.advanceTimersByTime(WORK_ANNOUNCED_EVERY_MS);
  expect(sent).toEqual(['dolcevita', 'fuego', 'dolcevita']);
  jest.advanceTimersByTime(10 * WORK_ANNOUNCED_EVERY_MS);
  expect(sent).toHaveLength(3);
  announceWork('dolcevita');
  expect(sent).toHaveLength(4);
});
