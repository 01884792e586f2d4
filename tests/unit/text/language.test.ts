import { describe, expect, test } from '@jest/globals';
import { hintsIn } from '#lib/text/hints.ts';
import { languageOf } from '#lib/text/language.ts';

const ITALIAN = 'Ciao, come stai oggi? Io sono a casa.';
const ENGLISH = 'Hi, how are you doing today?';

describe('the language of a text', () => {
  test.each([
    ['it', ITALIAN],
    ['it', 'che bella foto, dove sei stata in vacanza?'],
    ['es', 'Hola, ¿qué tal estás hoy? Yo muy bien.'],
    ['es', 'no me gusta la playa pero te quiero'],
    ['fr', 'Salut, comment vas-tu aujourd’hui ? Moi, très bien.'],
    ['fr', 'je ne sais pas quand tu viens'],
    ['en', ENGLISH],
    ['en', 'what is your name my friend'],
  ])('%s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  test.each(
    [
      ['', 'ok', 'Ciao bella', 'no no no', '1 2 3 4 5 6', 'Roma Milano Napoli Torino Bari'],
      ['Ich weiß nicht, was ich heute machen soll', '😀 😀 😀 😀 😀'],
    ].flat(),
  )('is unknown for %s', (text) => {
    expect(languageOf(text)).toBeNull();
  });
});

describe('the hints for the writer', () => {
  test('include another language than the conversation’s, when both are certain', () => {
    expect(hintsIn(ENGLISH, ITALIAN)).toEqual([{ kind: 'language', written: 'en', spoken: 'it' }]);
    expect(hintsIn(ITALIAN, ITALIAN)).toEqual([]);
    expect(hintsIn(ENGLISH, 'ok')).toEqual([]);
    expect(hintsIn('ok', ITALIAN)).toEqual([]);
  });

  test('include everything in the text', () => {
    const text = 'stronzo, chiama il 333 1234567 o scrivi a anna@example.com, bit.ly/x';
    expect(hintsIn(text, '').map(({ kind }) => kind)).toEqual([
      'phone',
      'risky_link',
      'contact',
      'offensive',
    ]);
  });
});
