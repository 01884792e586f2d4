import { expect, test } from '@jest/globals';
import { memoryOf } from '#lib/hosted/ai/memory.ts';

const same = (text: string): string => text;
const message = (seq: number, text: string, mine = false) => ({ seq, mine, text });

test('is empty without statements', () => {
  expect(memoryOf([], same)).toBeNull();
  const small = [
    message(1, 'ciao'),
    message(2, 'come va oggi?'),
    message(3, 'Anch’io amo il mare', true),
  ];
  expect(memoryOf(small, same)).toBeNull();
});

test('contains the member’s statements, in order, each on its own line', () => {
  const turns = [
    message(1, 'Ho una cagnolina di nome Birba'),
    message(2, 'Che bel nome ha lei!', true),
    message(3, 'Mio fratello\n\nabita a Lisbona'),
  ];
  const memory = memoryOf(turns, (text) => text.replace('Lisbona', '•••'));
  expect(memory?.split('\n').slice(1)).toEqual([
    '- Ho una cagnolina di nome Birba',
    '- Mio fratello abita a •••',
  ]);
});

test('is limited in length: keeps the newest statements, and shortens long ones', () => {
  const turns = Array.from({ length: 500 }, (_, seq) =>
    message(seq, `${String(seq)} ${'parole su parole '.repeat(20)}`),
  );
  const memory = memoryOf(turns, same) ?? '';
  expect(memory.length).toBeLessThan(1_200);
  expect(memory).toContain('- 499 parole');
  expect(memory).not.toContain('- 0 parole');
  expect(memory).toMatch(/parole su…$/);
});
