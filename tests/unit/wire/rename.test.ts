import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromWire, toWire } from '#lib/wire/rename.ts';
import { WORDS } from '#lib/wire/words.contract.ts';

describe('wire words', () => {
  test('no two inside words share a wire word, and no wire word is another inside word', () => {
    const wire = Object.values(WORDS).map((word) => word.wire);
    expect(new Set(wire).size).toBe(wire.length);
    expect(
      Object.entries(WORDS).filter(([inside, { wire: word }]) => word !== inside && word in WORDS),
    ).toEqual([]);
  });

  test('keys and values are renamed, deep', () => {
    expect(toWire({ gender: 'man', list: [{ age: 30, note: 'man' }] })).toEqual({
      sono: 'uomo',
      list: [{ eta: 30, note: 'man' }],
    });
    expect(fromWire({ cerco: 'donna' })).toEqual({ seeking: 'woman' });
  });

  test('there and back is the same, whatever the tree', () => {
    const key = fc.constantFrom(...Object.keys(WORDS), 'clickid', 'name', 'id');
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('node'), { maxLength: 3 }),
      object: fc.dictionary(key, tie('node'), { maxKeys: 4 }),
    })).object;
    const wireValues = new Set(
      Object.values(WORDS).flatMap((word) => Object.values(word.values ?? {})),
    );
    fc.assert(
      fc.property(tree, (value) => {
        fc.pre(![...wireValues].some((word) => JSON.stringify(value).includes(`"${word}"`)));
        expect(fromWire(toWire(value))).toEqual(value);
      }),
    );
  });
});

test('what a caller names __proto__ is no field, and none is read through it', () => {
  const read = fromWire(JSON.parse('{"a":1,"__proto__":{"email":"x"}}')) as { email?: string };
  expect(read.email).toBeUndefined();
  expect(read).toEqual({ a: 1 });
});
