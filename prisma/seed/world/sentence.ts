import { readFileSync } from 'node:fs';
import { DatingIntent } from '../../../lib/db/generated/enums.ts';
import type { Random } from './random.ts';
import type { PortraitGender } from '../../../lib/media/portraits/traits.ts';

/** A line that some people may say. */
export type Sentence = {
  readonly text: string;
  readonly gender: PortraitGender | null;
  readonly ages: readonly [from: number, to: number];
  /** What it speaks of. A profile says one thing at most on each topic, so that nothing contradicts another. */
  readonly topics: readonly string[];
  /** What a person who says it looks for; null: anything. */
  readonly intent: DatingIntent | null;
};

export type Speaker = { readonly gender: PortraitGender; readonly age: number };

/** No sentence appears in more profiles of a language. */
export const MAX_USES = 6;

const INTENTS = Object.values(DatingIntent);

/** The lines of a file beside this one that are not empty. */
export function linesOf(file: string): readonly string[] {
  const lines = readFileSync(new URL(`sentences/${file}`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '');
}

/** A line that may begin with its conditions in braces: `{w 30-60 @work =serious}`. Pure. */
export function sentenceOf(line: string): Sentence {
  const [, conditions = '', text = ''] = /^(?:\{([^}]*)\} )?(.+)$/.exec(line) ?? [];
  const tags = conditions.split(' ');
  const [, from = '18', to = '99'] = /(\d\d)-(\d\d)/.exec(conditions) ?? [];
  return {
    text,
    gender: tags.includes('w') ? 'woman' : tags.includes('m') ? 'man' : null,
    ages: [Number(from), Number(to)],
    topics: tags.filter((word) => word.startsWith('@')),
    intent: INTENTS.find((intent) => tags.includes(`=${intent}`)) ?? null,
  };
}

/** Whether a person may say it who has spoken of these topics. Pure. */
export function suits(
  { gender, ages: [from, to], topics }: Sentence,
  speaker: Speaker,
  spoken: ReadonlySet<string>,
): boolean {
  return (
    (gender === null || gender === speaker.gender) &&
    speaker.age >= from &&
    speaker.age <= to &&
    !topics.some((topic) => spoken.has(topic))
  );
}

/** Picks one of the least used sentences, each six times at most. */
export function leastUsed<S extends Sentence>(): (
  random: Random,
  fitting: readonly S[],
) => S | undefined {
  const uses = new Map<S, number>();
  const used = (sentence: S): number => uses.get(sentence) ?? 0;
  return (random, fitting) => {
    const free = fitting.filter((one) => used(one) < MAX_USES);
    if (free.length === 0) return undefined;
    const least = Math.min(...free.map(used));
    const taken = random.pick(free.filter((one) => used(one) === least));
    uses.set(taken, used(taken) + 1);
    return taken;
  };
}
