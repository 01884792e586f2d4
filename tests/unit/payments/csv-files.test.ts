import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import papa from 'papaparse';
import { csvLine } from '#lib/kernel/csv.ts';

const cell = fc.string({
  unit: fc.constantFrom(...'=+-@＝;,\t\r\n"\' a1|'.split('')),
  maxLength: 12,
});

test.each([',', ';', '\t'])('no text becomes a formula where cells are separated by %j', (by) => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
      const { data } = papa.parse<string[]>(`${csvLine(cells)}\r\n`, { delimiter: by });
      const formulas = data
        .flat()
        .map((text) => text.trimStart())
        .filter((text) => /^[=+\-@＝＋－＠]/u.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text));
      expect(formulas).toEqual([]);
    }),
  );
});

test.each([',', ';', '\t'])(
  'an amount below zero that is first in its line is a text by %j',
  (by) => {
    const { data } = papa.parse<string[]>(csvLine(['-1', 'a', '-2']), { delimiter: by });
    expect(data[0]?.[0]).toMatch(/^'-1/);
  },
);
