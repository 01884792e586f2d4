export type Language = 'it' | 'es' | 'fr' | 'en';

const NAMED: readonly (readonly [RegExp, Language])[] = [
  [/\b(?:italian|italiano|italienne?)\b/i, 'it'],
  [/\b(?:spanish|español|castellano|espagnol|spagnolo)\b/i, 'es'],
  [/\b(?:french|français|francese|francés)\b/i, 'fr'],
  [/\b(?:english|inglese|inglés|anglais)\b/i, 'en'],
  [/\b(?:locale|language|lingua|idioma|langue)\W+(?:code\W+)?it\b/i, 'it'],
  [/\b(?:locale|language|lingua|idioma|langue)\W+(?:code\W+)?es\b/i, 'es'],
  [/\b(?:locale|language|lingua|idioma|langue)\W+(?:code\W+)?fr\b/i, 'fr'],
  [/\b(?:locale|language|lingua|idioma|langue)\W+(?:code\W+)?en\b/i, 'en'],
];

const COMMON: Readonly<Record<Language, readonly string[]>> = {
  it: [
    'che',
    'di',
    'sei',
    'non',
    'per',
    'una',
    'ciao',
    'come',
    'il',
    'gli',
    'sono',
    'rispondi',
    'con',
    'ti',
    'hai',
  ],
  es: [
    'que',
    'eres',
    'no',
    'para',
    'una',
    'hola',
    'cómo',
    'el',
    'los',
    'responde',
    'con',
    'tú',
    'tienes',
    'qué',
    'por',
  ],
  fr: [
    'que',
    'tu',
    'es',
    'ne',
    'pas',
    'pour',
    'une',
    'bonjour',
    'comment',
    'le',
    'les',
    'réponds',
    'avec',
    'je',
    'vous',
  ],
  en: [
    'the',
    'you',
    'are',
    'not',
    'for',
    'hello',
    'how',
    'a',
    'answer',
    'with',
    'your',
    'and',
    'is',
    'to',
    'in',
  ],
};

function guess(text: string): Language | undefined {
  const tokens = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const scored = (Object.keys(COMMON) as Language[])
    .map((language) => ({
      language,
      score: COMMON[language].filter((word) => tokens.has(word)).length,
    }))
    .sort((a, b) => b.score - a.score);
  return scored[0] !== undefined && scored[0].score > 0 ? scored[0].language : undefined;
}

/** The language that the system prompt names or is written in; else that of the last message; else English. */
export function languageOf(system: string, lastMessage: string): Language {
  const named = NAMED.find(([pattern]) => pattern.test(system))?.[1];
  return named ?? guess(system) ?? guess(lastMessage) ?? 'en';
}
