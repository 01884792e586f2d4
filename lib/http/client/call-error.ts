import { pathFromWire } from '../../wire/rename.ts';

type FieldFault = { readonly path: string; readonly code: string };

/**
 * A refused API call as the browser sees it, with decoded (English) field names; `code` has copy under
 * `errors.<code>`.
 */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly params: Readonly<Record<string, string | number | boolean>>;
  readonly fields: readonly FieldFault[];

  constructor(status: number, problem: Partial<Pick<CallError, 'code' | 'params' | 'fields'>>) {
    super(problem.code ?? 'unexpected');
    this.name = 'CallError';
    this.status = status;
    this.code = problem.code ?? 'unexpected';
    this.params = problem.params ?? {};
    this.fields = (problem.fields ?? []).map(({ path, code }) => ({
      path: pathFromWire(path),
      code,
    }));
  }
}

/** The error code of a failed call; `unexpected` for anything that is not a `CallError`. */
export function codeOf(error: unknown): string {
  return error instanceof CallError ? error.code : 'unexpected';
}

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** Whether the same call may succeed later: no or half an answer came, the server failed, or a limit was reached. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  const { status } = error;
  const isRefused = status > 0 && status < FIRST_SERVER_ERROR;
  return !isRefused || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS;
}
