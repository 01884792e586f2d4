import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromWire, toWire } from '#lib/wire/rename.ts';
import { WIRE_NAMES } from '#lib/wire/wire-names.contract.ts';

describe('wire names', () => {
  test('are unique, and none is another inside name', () => {
    const wire = Object.values(WIRE_NAMES).map((wireName) => wireName.wire);
    expect(new Set(wire).size).toBe(wire.length);
    expect(
      Object.entries(WIRE_NAMES).filter(
        ([inside, { wire: wireName }]) => wireName !== inside && wireName in WIRE_NAMES,
      ),
    ).toEqual([]);
  });

  test('rename keys and values at any depth', () => {
    expect(toWire({ gender: 'man', list: [{ age: 30, note: 'man' }] })).toEqual({
      sono: 'uomo',
      list: [{ eta: 30, note: 'man' }],
    });
    expect(fromWire({ cerco: 'donna' })).toEqual({ seeking: 'woman' });
  });

  test('are inverse in both directions, for any tree', () => {
    const key = fc.constantFrom(...Object.keys(WIRE_NAMES), 'clickid', 'name', 'id');
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
      Object.values(WIRE_NAMES).flatMap((wireName) => Object.values(wireName.values ?? {})),
    );
    fc.assert(
      fc.property(tree, (value) => {
        fc.pre(
          ![...wireValues].some((wireName) => JSON.stringify(value).includes(`"${wireName}"`)),
        );
        expect(fromWire(toWire(value))).toEqual(value);
      }),
    );
  });
});

test('drop a field named __proto__, and never read through it', () => {
  const read = fromWire(JSON.parse('{"a":1,"__proto__":{"email":"x"}}')) as { email?: string };
  expect(read.email).toBeUndefined();
  expect(read).toEqual({ a: 1 });
});
