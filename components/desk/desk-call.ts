import type { DeskContracts } from '#lib/http/desk/contracts.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { createCall, type CallInput } from '#lib/http/client/create-call.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { requestSecondFactor } from './auth/second-factor-request.ts';

/** A type as JSON transports it: dates become strings. */
export type Plain<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Plain<T[K]> }
      : T;

type Answers = { readonly [K in keyof DeskContracts]: Plain<AnswerOf<DeskContracts[K]>> };

/** The response of a call, by its key. */
export type DeskAnswer<K extends keyof DeskContracts> = Answers[K];

type Input<K extends keyof DeskContracts> = CallInput<DeskContracts[K]> & {
  /** Why a member's data are accessed; recorded in the log. */
  readonly purpose?: string;
};

const same = (value: unknown): unknown => value;
const call = createCall<DeskContracts, Answers>({ encode: same, decode: same });

/**
 * Calls the desk by an endpoint's key. A call that needs a recent second factor asks for one and is sent again. Throws
 * CallError; its code is `offline` if there was no response.
 */
export async function deskCall<K extends keyof DeskContracts>(
  key: K,
  { purpose, ...input }: Input<K> = {},
): Promise<DeskAnswer<K>> {
  const headers = purpose === undefined ? {} : { 'x-purpose': encodeURIComponent(purpose) };
  const send = () => call(key, { ...input, headers });
  try {
    return await send();
  } catch (error) {
    if (codeOf(error) !== 'second_factor_needed' || !(await requestSecondFactor())) throw error;
    return send();
  }
}
