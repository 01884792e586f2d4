import type { Locale } from '../../../lib/brands/schema.ts';
import { PROMPTS_MAX } from '../../../lib/accounts/limits.ts';
import { ProfileQuestion } from '../../../lib/db/generated/enums.ts';
import type { Random } from './random.ts';
import { leastUsed, linesOf, sentenceOf, suits, type Sentence, type Speaker } from './sentence.ts';

type Answer = Sentence & { readonly question: ProfileQuestion };

/** A person's answers to different questions: two or three, fewer where no more fit. */
export type Answerer = (
  random: Random,
  speaker: Speaker,
  /** What the person has already spoken of. */
  spoken: ReadonlySet<string>,
) => readonly Answer[];

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
    const given: Answer[] = [];
    const count = random.between(PROMPTS_MAX - 1, PROMPTS_MAX);
    while (given.length < count) {
      const said = new Set([...spoken, ...given.flatMap(({ topics }) => topics)]);
      const asked = new Set(given.map(({ question }) => question));
      const fitting = answers.filter(
        (one) => !asked.has(one.question) && suits(one, speaker, said),
      );
      const taken = pick(random, fitting);
      if (taken === undefined) break;
      given.push(taken);
    }
    return given;
  };
}
