import { expect, test } from '@jest/globals';
import { moved, WHOLE, zoomed } from '#components/desk/queue/zoom.ts';

const frame = { width: 400, height: 200 };

test('the point under the pointer stays where it is', () => {
  const at = { x: 100, y: -40 };
  const once = zoomed(WHOLE, 2, frame, at);
  expect(once).toEqual({ scale: 2, x: -100, y: 40 });
  const twice = zoomed(once, 2, frame, at);
  expect((at.x - twice.x) / twice.scale).toBe((at.x - once.x) / once.scale);
});

test('a picture is never smaller than its frame, nor larger than eight times it', () => {
  expect(zoomed(WHOLE, 0.1, frame)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 100, frame).scale).toBe(8);
});

test('a moved picture leaves no part of its frame empty', () => {
  const view = zoomed(WHOLE, 2, frame);
  expect(moved(view, 1_000, -1_000, frame)).toEqual({ scale: 2, x: 200, y: -100 });
  expect(moved(WHOLE, 50, 50, frame)).toEqual(WHOLE);
  expect(zoomed(moved(view, 1_000, 0, frame), 0.5, frame)).toEqual(WHOLE);
});
