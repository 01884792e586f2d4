import type { Locale } from '../../../lib/brands/schema.ts';
import type { DatingIntent } from '../../../lib/db/generated/enums.ts';
import type { Random } from './random.ts';
import { leastUsed, linesOf, sentenceOf, suits, type Sentence, type Speaker } from './sentence.ts';

/** Who speaks: every profile has one voice. */
export const VOICES = ['plain', 'warm', 'wry', 'dreamy', 'brisk'] as const;
type Voice = (typeof VOICES)[number];
const PARTS = ['about', 'close', 'looking'] as const;
type Part = (typeof PARTS)[number];

type PartOfText = Sentence & { readonly voice: Voice | 'any'; readonly part: Part };

export type Description = {
  readonly about: string;
  readonly lookingFor: string;
  /** What both speak of, and what the person looks for, if they say it. */
  readonly topics: ReadonlySet<string>;
  readonly intent: DatingIntent | null;
};
export type Narrator = (random: Random, speaker: Speaker) => Description;

/** The sentences of a language, from `sentences/<locale>.txt`. A line `= voice part` begins a section. */
export function readSentences(locale: Locale): readonly PartOfText[] {
  const sentences: PartOfText[] = [];
  let voice: PartOfText['voice'] = 'any';
  let part: Part = 'about';
  for (const line of linesOf(`${locale}.txt`)) {
    const [, toVoice, toPart] = /^= (\w+) (\w+)$/.exec(line) ?? [];
    if (toVoice !== undefined) {
      voice = VOICES.find((one) => one === toVoice) ?? 'any';
      part = PARTS.find((one) => one === toPart) ?? 'about';
    } else sentences.push({ ...sentenceOf(line), voice, part });
  }
  return sentences;
}

/** Writes descriptions in a language, and takes the least used of the sentences that fit a person. */
export function narratorOf(locale: Locale): Narrator {
  const sentences = readSentences(locale);
  const pick = leastUsed<PartOfText>();
  return (random, speaker) => {
    const voice = random.pick(VOICES);
    const topics = new Set<string>();
    let intent: DatingIntent | null = null;
    const take = (part: Part): string[] => {
      const fitting = sentences.filter(
        (one) =>
          one.part === part &&
          (one.voice === voice || one.voice === 'any') &&
          suits(one, speaker, topics),
      );
      const taken = pick(random, fitting);
      if (taken === undefined) return [];
      for (const topic of taken.topics) topics.add(topic);
      intent = taken.intent ?? intent;
      return [taken.text];
    };
    const about = take('about');
    if (random.chance(0.8)) about.push(...take('about').filter((text) => !about.includes(text)));
    if (random.chance(0.34)) about.push(...take('close'));
    const lookingFor = random.chance(0.66) ? take('looking') : [];
    return { about: about.join(' '), lookingFor: lookingFor.join(' '), topics, intent };
  };
}
