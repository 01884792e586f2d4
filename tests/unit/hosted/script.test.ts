import { describe, expect, test } from '@jest/globals';
import { locales, type Locale } from '#lib/brands/schema.ts';
import { faultOf } from '#lib/hosted/safety/guard.ts';
import { INTENTS, intentOf, type Intent } from '#lib/hosted/script/intents.ts';
import { linesFor } from '#lib/hosted/script/lines.ts';
import { scriptAnswer } from '#lib/hosted/script/script-answer.ts';
import type { ContextMessage } from '#lib/hosted/reply-context.ts';
import { replyContextOf } from './reply-context.ts';

const SAID: Readonly<Record<Locale, Readonly<Record<Intent, string>>>> = {
  it: {
    greeting: 'Ciao!',
    about: 'Ciao, come stai?',
    hobbies: 'Che hobby hai?',
    place: 'Di dove sei?',
    compliment: 'Sei bellissima',
    small_talk: 'Qui piove da ore',
    thanks: 'Grazie mille',
    goodbye: 'Buonanotte, a domani',
    question: 'Secondo te perché?',
    other: 'Boh, non saprei',
  },
  es: {
    greeting: '¡Hola!',
    about: 'Hola, ¿qué tal?',
    hobbies: '¿Qué aficiones tienes?',
    place: '¿De dónde eres?',
    compliment: 'Eres muy guapa',
    small_talk: 'Aquí llueve sin parar',
    thanks: 'Muchas gracias',
    goodbye: 'Buenas noches, hasta mañana',
    question: '¿Por qué será?',
    other: 'Pues no sé',
  },
  fr: {
    greeting: 'Bonjour !',
    about: 'Salut, comment allez-vous ?',
    hobbies: 'Quels sont vos loisirs ?',
    place: 'D’où venez-vous ?',
    compliment: 'Vous êtes ravissante',
    small_talk: 'Il pleut depuis hier',
    thanks: 'Merci beaucoup',
    goodbye: 'Bonne nuit, à demain',
    question: 'Pourquoi donc ?',
    other: 'Bof, aucune idée',
  },
  en: {
    greeting: 'Hiya!',
    about: 'Hey, how are you?',
    hobbies: 'Any hobbies?',
    place: 'Where are you from?',
    compliment: 'You are gorgeous',
    small_talk: 'Raining all over again',
    thanks: 'Thanks a million',
    goodbye: 'Good night, talk soon',
    question: 'Why though?',
    other: 'Not sure really',
  },
};

describe.each(locales)('in %s', (locale) => {
  test.each(INTENTS)('understands %s', (intent) => {
    expect(intentOf(SAID[locale][intent], locale)).toBe(intent);
  });

  test('has many lines, all different, filled in and within the rules for hosted profiles', () => {
    const { persona } = replyContextOf('');
    const lines = INTENTS.flatMap((intent) => linesFor(intent, locale, persona).flat());
    expect(lines.length).toBeGreaterThanOrEqual(25);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => /[{}]|lines\./.test(line))).toEqual([]);
    expect(
      lines.map((line) => [line, faultOf(line)]).filter(([, fault]) => fault !== null),
    ).toEqual([]);
  });

  test('skips lines about a place or likes that the profile does not have', () => {
    const bare = { ...replyContextOf('').persona, place: null, likes: '' };
    const full = linesFor('place', locale, replyContextOf('').persona).flat();
    expect(full.some((line) => line.includes('Pesaro'))).toBe(true);
    expect(linesFor('place', locale, bare).flat()).toHaveLength(full.length - 1);
  });
});

test('understands other languages, too, the member’s own first', () => {
  expect(intentOf('Where are you from?', 'it')).toBe('place');
  expect(intentOf('ciao', 'fr')).toBe('goodbye');
  expect(intentOf('ciao', 'it')).toBe('greeting');
});

test('answers the same conversation with the same line, and repeats none before all were used', () => {
  const lines = linesFor('other', 'it', replyContextOf('').persona).flat();
  const messages: ContextMessage[] = [];
  for (const round of lines.keys()) {
    const seq = round * 2 + 1;
    messages.push({ seq, mine: false, text: 'Boh, non saprei' });
    const context = replyContextOf('', { messages: [...messages], triggerSeq: seq });
    const text = scriptAnswer(context);
    expect(scriptAnswer(context)).toBe(text);
    messages.push({ seq: seq + 1, mine: true, text });
  }
  const said = messages.filter(({ mine }) => mine).map(({ text }) => text);
  expect([...said].sort()).toEqual([...lines].sort());
  const seq = lines.length * 2 + 1;
  const again = [...messages, { seq, mine: false, text: 'Boh, non saprei' }];
  expect(scriptAnswer(replyContextOf('', { messages: again, triggerSeq: seq }))).toBe(said[0]);
});

test('prefers its own lines to the common ones', () => {
  const [own = [], others = []] = linesFor('greeting', 'it', replyContextOf('').persona);
  expect(own.length + others.length).toBe(5);
  expect(others).toHaveLength(2);
  expect(own).toContain(scriptAnswer(replyContextOf('Ciao!')));
});
