import { randomUUID } from 'node:crypto';
import { withDatabaseAway } from '../db/database-away.ts';
import { isAppError, fail, type ErrorParams } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import type { InboundEvent } from './inbound-event.ts';

/** How a namespace names the fields of payloads and acknowledgements. */
export type EventNames = {
  readonly read: (payload: unknown) => unknown;
  readonly write: (acknowledgement: object) => unknown;
  /** What an acknowledgement says about the first invalid field. */
  readonly fault: (path: string) => ErrorParams;
};

/**
 * Parses, calls the handler and builds the acknowledgement. Never throws: an invalid frame gets at most `{
 * ok: false, code, params }`.
 */
export async function answerEvent<Call>(
  event: InboundEvent<Call>,
  payload: unknown,
  call: Call,
  names: EventNames,
): Promise<unknown> {
  try {
    const parsed = event.schema.safeParse(names.read(payload));
    if (!parsed.success) {
      fail('input_invalid', names.fault(parsed.error.issues[0]?.path.join('.') ?? ''));
    }
    return names.write({ ok: true, ...(await event.handle({ ...call, payload: parsed.data })) });
  } catch (error) {
    return refusedBy(error);
  }
}

/** The acknowledgement of an event that failed: `{ ok: false, code, params }`. An unexpected error is logged. */
export function refusedBy(error: unknown): unknown {
  const known = withDatabaseAway(error);
  if (isAppError(known)) return { ok: false, code: known.code, params: known.params };
  const requestId = randomUUID();
  log().error({ err: error, requestId }, 'socket event failed');
  return { ok: false, code: 'unexpected', params: { requestId } };
}
