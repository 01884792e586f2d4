import { afterEach, beforeEach } from '@jest/globals';

type Call = { readonly path: string; readonly body: unknown };
type Answer = (body: unknown) => unknown;

/** A refused call of the desk. */
export const refused = (status: number, code: string, params: object = {}): Response =>
  Response.json({ code, params, fields: [] }, { status });

/** An answer that never arrives. */
export const pending = (): Promise<never> => new Promise(() => undefined);

/**
 * Answers the desk's calls of each test of a file, by method and path. An answer is JSON, a `Response` or a promise of
 * one; a call without one is refused.
 */
export function desk(): {
  readonly answer: (more: Readonly<Record<string, Answer>>) => void;
  readonly callsOf: (key: string) => readonly unknown[];
} {
  const answers = new Map<string, Answer>();
  let calls: Call[] = [];
  const fetchOutside = globalThis.fetch;
  beforeEach(() => {
    answers.clear();
    calls = [];
    const fetch = async (address: string, { method = 'GET', body }: RequestInit) => {
      const path = `${method} ${new URL(address, 'http://desk.test').pathname}`;
      const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : null;
      calls.push({ path, body: sent });
      const found = await answers.get(path)?.(sent);
      if (found === undefined) return refused(404, 'not_found');
      return found instanceof Response ? found : Response.json(found);
    };
    Object.assign(globalThis, { fetch });
  });
  afterEach(() => {
    globalThis.fetch = fetchOutside;
  });
  return {
    answer: (more) => {
      for (const [key, answer] of Object.entries(more)) answers.set(key, answer);
    },
    callsOf: (key) => calls.filter(({ path }) => path === key).map(({ body }) => body),
  };
}
