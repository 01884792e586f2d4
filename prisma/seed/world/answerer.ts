import type { Locale } from '../../../lib/brands/schema.ts';
import { ProfileQuestion } from '../../../lib/db/generated/enums.ts';
import type { Random } from './random.ts';
import { leastUsed, linesOf, sentenceOf, suits, type Sentence, type Speaker } from './sentence.ts';

type Answer = Sentence & { readonly question: ProfileQuestion };

/** The question that a person answers; null if no answer fits. */
export type Answerer = (
  random: Random,
  speaker: Speaker,
  /** What the person has already spoken of. */
  spoken: ReadonlySet<string>,
) => Answer | null;

const QUESTIONS = Object.values(ProfileQuestion);

/** The answers of a language, from `sentences/answers.<locale>.txt`. A line `? question` begins a section. */
export function readAnswers(locale: Locale): readonly Answer[] {
  const answers: Answer[] = [];
  let question: ProfileQuestion | undefined;
  for (const line of linesOf(`answers.${locale}.txt`)) {
    const [, asked] = /^\? (\w+)$/.exec(line) ?? [];
    if (asked !== undefined) question = QUESTIONS.find((one) => one === asked);
    else if (question !== undefined) answers.push({ ...sentenceOf(line), question });
  }
  return answers;
}

/** Answers questions in a language by the least used of the answers that fit a person. */
export function answererOf(locale: Locale): Answerer {
  const answers = readAnswers(locale);
  const pick = leastUsed<Answer>();
  return (random, speaker, spoken) => {
    const fitting = answers.filter((one) => suits(one, speaker, spoken));
    return pick(random, fitting) ?? null;
  };
}
