export interface AnsweredQuestion {
  readonly question: string;
  /** The published HTML, which is our own and was checked on publication. */
  readonly answer: string;
}

const SUMMARY = /<aside[\s\S]*?(?:<\/aside>|$)/g;
const QUESTION = /<h2([^<>]*)>((?:(?!<h2)[\s\S])*?)<\/h2>([\s\S]*?)(?=<h2|$)/g;

/** The questions that matter before signup, by the id of their heading. */
const BEFORE_SIGNUP = ['free', 'visible', 'bother', 'hosted', 'cancel'];

function rank(attributes: string): number {
  const place = BEFORE_SIGNUP.indexOf(/\bid="([^"]+)"/.exec(attributes)?.[1] ?? '');
  return place === -1 ? BEFORE_SIGNUP.length : place;
}

/**
 * The questions of a published FAQ: first those that matter to a visitor, then the others in their order.
 * Each is a second-level heading, its answer the content below it. Pure.
 */
export function firstQuestions(html: string, count: number): readonly AnsweredQuestion[] {
  return [...html.replace(SUMMARY, '').matchAll(QUESTION)]
    .map(([, attributes = '', question = '', answer = '']) => ({
      place: rank(attributes),
      question: question.trim(),
      answer: answer.trim(),
    }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ question, answer }) => ({ question, answer }));
}
