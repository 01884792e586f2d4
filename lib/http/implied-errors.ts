import type { ErrorCode } from '../kernel/errors.ts';
import type { Endpoint } from '../wire/endpoint.ts';

/** Errors that any call may answer: the budget of all calls, a host without a brand, a failure of ours. */
const ALWAYS: readonly ErrorCode[] = [
  'too_many_requests',
  'host_unknown',
  'unavailable',
  'unexpected',
];

/** The errors that a call may answer: those it declares, and those that follow from the rest of its declaration. */
export function errorsOf(key: string, endpoint: Endpoint): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([...endpoint.errors, ...ALWAYS]);
  const add = (when: boolean, ...more: readonly ErrorCode[]): void => {
    if (when) for (const code of more) codes.add(code);
  };
  const reads = !key.startsWith('GET ');
  const as = endpoint.bodyAs ?? 'json';
  add(endpoint.access === 'member', 'unauthenticated', 'account_disabled');
  add(endpoint.access === 'staff', 'forbidden');
  add(key.includes('{trackerId}') && endpoint.access === 'member', 'not_found');
  add(reads && endpoint.originExempt !== true, 'origin_refused');
  add(Boolean(endpoint.params ?? endpoint.query ?? endpoint.body), 'input_invalid');
  add(reads && as !== 'multipart', 'input_too_large', 'input_invalid');
  add(reads && (as === 'json' || as === 'envelope'), 'not_json');
  add(as === 'envelope', 'envelope_invalid');
  return [...codes];
}
