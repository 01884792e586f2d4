import { AppError, ERRORS, isAppError, type ErrorParams, type FieldFault } from './errors.ts';

/** The body of every refused call and of every refused socket event. */
export type Problem = {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
  readonly fields: readonly FieldFault[];
  readonly params: ErrorParams;
};

export function toProblem(
  error: unknown,
  context: string,
  requestId: string,
): { status: number; problem: Problem } {
  const known = isAppError(error) ? error : new AppError('unexpected');
  const { status, number } = ERRORS[known.code];
  return {
    status,
    problem: {
      code: known.code,
      message: `${context}-${number}`,
      requestId,
      fields: known.fields,
      params: known.params,
    },
  };
}
