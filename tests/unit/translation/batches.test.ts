import { expect, test } from '@jest/globals';
import { batchesOf, textsToTranslate } from '#lib/translation/batches.ts';
import { TRANSLATION_BATCH_LENGTH, TRANSLATION_MAX_LENGTH } from '#lib/translation/limits.ts';

const text = (length: number, character = 'a') => character.repeat(length);

test('each text with letters is translated once', () => {
  expect(textsToTranslate([' ciao ', '', 'ciao', '12:30 ❤️', 'Привет'])).toEqual({
    texts: ['ciao', 'Привет'],
    length: 10,
    complete: true,
  });
});

test('what is longer than a request is left out, and shorter texts after it are not', () => {
  const texts = [text(10), text(TRANSLATION_MAX_LENGTH, 'b'), text(5, 'c')];
  expect(textsToTranslate(texts)).toEqual({
    texts: [text(10), text(5, 'c')],
    length: 15,
    complete: false,
  });
});

test('texts go to the model in groups, in their order', () => {
  const half = TRANSLATION_BATCH_LENGTH / 2;
  const long = text(TRANSLATION_BATCH_LENGTH + 1, 'd');
  const texts = [text(half), text(half, 'b'), text(1, 'c'), long, text(1, 'e')];
  expect(batchesOf(texts)).toEqual([
    [text(half), text(half, 'b')],
    [text(1, 'c')],
    [long],
    [text(1, 'e')],
  ]);
  expect(batchesOf([])).toEqual([]);
});
