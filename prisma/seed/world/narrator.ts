import { readFileSync } from 'node:fs';
import type { Locale } from '../../../lib/brands/schema.ts';
import type { Gender } from '../../../lib/db/generated/enums.ts';
import type { Random } from './random.ts';

/** Who speaks: every profile has one voice. */
export const VOICES = ['plain', 'warm', 'wry', 'dreamy', 'brisk'] as const;
export type Voice = (typeof VOICES)[number];
const PARTS = ['about', 'close', 'looking'] as const;
type Part = (typeof PARTS)[number];

export type Sentence = {
  readonly text: string;
  readonly voice: Voice | 'any';
  readonly part: Part;
  readonly gender: Gender | null;
  readonly ages: readonly [from: number, to: number];
  /** What it speaks of. A profile has one sentence at most on each topic, so that none contradicts another. */
  readonly topics: readonly string[];
};

export type Description = { readonly about: string; readonly lookingFor: string };
export type Narrator = (
  random: Random,
  person: { readonly gender: Gender; readonly age: number },
) => Description;

/** No sentence appears in more profiles of a language. */
export const MOST_USES = 6;

/**
 * The sentences of a language, from `sentences/<locale>.txt`. A line `= voice part` begins a section. A line may
 * begin with its conditions in braces: `{w 30-60 @work}` is for women of 30 to 60, on the topic of work.
 */
export function readSentences(locale: Locale): readonly Sentence[] {
  const file = new URL(`sentences/${locale}.txt`, import.meta.url);
  const sentences: Sentence[] = [];
  let voice: Sentence['voice'] = 'any';
  let part: Part = 'about';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, toVoice, toPart] = /^= (\w+) (\w+)$/.exec(line) ?? [];
    if (toVoice !== undefined) {
      voice = VOICES.find((one) => one === toVoice) ?? 'any';
      part = PARTS.find((one) => one === toPart) ?? 'about';
    } else if (line !== '') sentences.push(sentenceOf(line, voice, part));
  }
  return sentences;
}

function sentenceOf(line: string, voice: Sentence['voice'], part: Part): Sentence {
  const [, conditions = '', text = ''] = /^(?:\{([^}]*)\} )?(.+)$/.exec(line) ?? [];
  const tags = conditions.split(' ');
  const [, from = '18', to = '99'] = /(\d\d)-(\d\d)/.exec(conditions) ?? [];
  const gender = tags.includes('w') ? 'woman' : tags.includes('m') ? 'man' : null;
  const topics = tags.filter((word) => word.startsWith('@'));
  return { text, voice, part, gender, ages: [Number(from), Number(to)], topics };
}

/** Writes descriptions in a language, and takes the least used of the sentences that fit a person. */
export function narratorOf(locale: Locale): Narrator {
  const sentences = readSentences(locale);
  const uses = new Map<Sentence, number>();
  const used = (sentence: Sentence): number => uses.get(sentence) ?? 0;
  return (random, { gender, age }) => {
    const voice = random.pick(VOICES);
    const topics = new Set<string>();
    const take = (part: Part): string[] => {
      const fitting = sentences.filter(
        (one) =>
          one.part === part &&
          (one.voice === voice || one.voice === 'any') &&
          (one.gender === null || one.gender === gender) &&
          age >= one.ages[0] &&
          age <= one.ages[1] &&
          used(one) < MOST_USES &&
          !one.topics.some((topic) => topics.has(topic)),
      );
      if (fitting.length === 0) return [];
      const least = Math.min(...fitting.map(used));
      const taken = random.pick(fitting.filter((one) => used(one) === least));
      uses.set(taken, used(taken) + 1);
      for (const topic of taken.topics) topics.add(topic);
      return [taken.text];
    };
    const about = take('about');
    if (random.chance(0.8)) about.push(...take('about').filter((text) => !about.includes(text)));
    if (random.chance(0.34)) about.push(...take('close'));
    const lookingFor = random.chance(0.66) ? take('looking') : [];
    return { about: about.join(' '), lookingFor: lookingFor.join(' ') };
  };
}
