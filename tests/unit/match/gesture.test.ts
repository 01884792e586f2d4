import { describe, expect, test } from '@jest/globals';
import {
  choiceOf,
  decidedness,
  directionOf,
  flightMs,
  placed,
  speedOf,
} from '#components/match/gesture.ts';

describe('the direction of a drag', () => {
  test.each([
    [3, 2, null],
    [-7, 0, null],
    [9, 4, 'sideways'],
    [-30, 29, 'sideways'],
    [4, -40, 'upright'],
    [20, 20, 'upright'],
  ] as const)('of %d across and %d down', (dx, dy, direction) => {
    expect(directionOf(dx, dy)).toBe(direction);
  });
});

describe('the choice when a card of 300 px is released', () => {
  test.each([
    ['slowly past a third to the right', 101, 0, 'like'],
    ['slowly past a third to the left', -101, 0, 'dislike'],
    ['slowly on the third itself', 100, 0, null],
    ['just fast enough', 40, 300, 'like'],
    ['just too slow', 40, 299, null],
    ['fast to the left', -40, -1200, 'dislike'],
    ['past a third, pulled back fast', 200, -400, null],
    ['past a third, pulled back slowly', 200, -100, 'like'],
    ['a tap that slipped fast', 12, 2000, null],
    ['not moved', 0, 0, null],
  ] as const)('%s', (_, dx, speed, choice) => {
    expect(choiceOf({ dx, speed, width: 300 })).toBe(choice);
  });
});

describe('the speed of a drag', () => {
  const steady = [0, 20, 40, 60].map((at) => ({ x: 100 + at / 2, at }));

  test('is in pixels a second, with its sign', () => {
    expect(speedOf(steady, 60)).toBeCloseTo(500);
    expect(
      speedOf(
        steady.map(({ x, at }) => ({ x: -x, at })),
        60,
      ),
    ).toBeCloseTo(-500);
  });

  test('is that of the last tenth of a second', () => {
    const slowThenFast = [
      { x: 0, at: 0 },
      { x: 5, at: 900 },
      { x: 65, at: 960 },
    ];
    expect(speedOf(slowThenFast, 960)).toBeCloseTo(1000);
  });

  test('is zero for a finger that rests before it is lifted', () => {
    expect(speedOf(steady, 400)).toBe(0);
    expect(speedOf([], 10)).toBe(0);
  });

  test('includes the rest between the last move and the lift', () => {
    expect(
      speedOf(
        [
          { x: 0, at: 0 },
          { x: 50, at: 50 },
        ],
        100,
      ),
    ).toBeCloseTo(500);
  });
});

test('scales the stamps and the card below with the drag, up to the decision threshold', () => {
  expect(decidedness(0, 300)).toBe(0);
  expect(decidedness(-50, 300)).toBeCloseTo(0.5);
  expect(decidedness(500, 300)).toBe(1);
});

test('rotates a card with the drag, up to nine degrees', () => {
  expect(placed(150, 300)).toBe('translate3d(150.0px, 0, 0) rotate(4.50deg)');
  expect(placed(-900, 300)).toBe('translate3d(-900.0px, 0, 0) rotate(-9.00deg)');
});

test.each([
  [1000, 5000, 200],
  [1000, 100, 280],
  [1000, -90_000, 140],
  [1000, 0, 280],
])('a flight of %d px at %d px/s takes %d ms', (distance, speed, ms) => {
  expect(flightMs(distance, speed)).toBe(ms);
});
