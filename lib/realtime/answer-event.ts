import { randomUUID } from 'node:crypto';
import { isAppError, fail } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { readWire } from '../wire/read-wire.ts';
import { pathToWire, toWire } from '../wire/rename.ts';
import type { InboundCall, InboundEvent } from './inbound-event.ts';

/**
 * Parses, calls the handler and builds the acknowledgement. Never throws: an invalid frame gets at most `{
 * ok: false, code, params }`.
 */
export async function answerEvent(
  event: InboundEvent,
  payload: unknown,
  call: Omit<InboundCall<unknown>, 'payload'>,
): Promise<unknown> {
  try {
    const parsed = event.schema.safeParse(readWire(payload));
    if (!parsed.success) {
      fail('input_invalid', { field: pathToWire(parsed.error.issues[0]?.path.join('.') ?? '') });
    }
    return toWire({ ok: true, ...(await event.handle({ ...call, payload: parsed.data })) });
  } catch (error) {
    if (isAppError(error)) return { ok: false, code: error.code, params: error.params };
    const requestId = randomUUID();
    log().error({ err: error, requestId }, 'a socket event failed');
    return { ok: false, code: 'unexpected', params: { requestId } };
  }
}
