import { expect, test } from '@jest/globals';
import { readWire } from '#lib/wire/read-wire.ts';

function nested(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

const TOO_DEEP = {
  code: 'input_invalid',
  fields: [{ path: '', code: 'too_deep' }],
};

test('reads 32 levels of nesting, and refuses one more', () => {
  expect(readWire(nested(32))).toEqual(nested(32));
  expect(() => readWire(nested(33))).toThrow(expect.objectContaining(TOO_DEEP));
});

test('refuses a depth that would overflow the stack like any other', () => {
  expect(() => readWire(nested(1_000_000))).toThrow(expect.objectContaining(TOO_DEEP));
});
