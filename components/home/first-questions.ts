export interface AnsweredQuestion {
  readonly question: string;
  /** As it was published: ours, checked then. */
  readonly answer: string;
}

const SUMMARY = /<aside[\s\S]*?<\/aside>/g;
const QUESTION = /<h2([^>]*)>([\s\S]*?)<\/h2>([\s\S]*?)(?=<h2|$)/g;

/** What somebody asks who has not signed up yet, by the heading's id. */
const BEFORE_SIGNUP = ['free', 'hosted', 'cancel'];

function rank(attributes: string): number {
  const place = BEFORE_SIGNUP.indexOf(/\bid="([^"]+)"/.exec(attributes)?.[1] ?? '');
  return place === -1 ? BEFORE_SIGNUP.length : place;
}

/**
 * The questions of a published FAQ that come first for a visitor, the others after them in their order. Each
 * is a second heading, its answer what stands below it. Pure.
 */
export function firstQuestions(html: string, count: number): readonly AnsweredQuestion[] {
  return [...html.replace(SUMMARY, '').matchAll(QUESTION)]
    .map(([, attributes = '', question = '', answer = '']) => ({
      ...{ place: rank(attributes), question: question.trim(), answer: answer.trim() },
    }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ question, answer }) => ({ question, answer }));
}
