import { createHash } from 'node:crypto';
import type { Answer } from '../http/answer.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import { invalid } from './service-error.ts';

const MAX_KEY_LENGTH = 64;
const LIMIT = 5000;

interface Remembered {
  readonly fingerprint: string;
  answer: Answer | undefined;
}

/** Same key and same body: the first answer is repeated. Another body, or the first call still running: 422. */
export function createIdempotency() {
  const remembered = new BoundedMap<string, Remembered>(LIMIT);

  return async (
    key: string | undefined,
    call: { readonly path: string; readonly body: Buffer },
    work: () => Promise<Answer>,
  ): Promise<{ answer: Answer; replayed: boolean }> => {
    if (key === undefined) return { answer: await work(), replayed: false };
    if (key.length > MAX_KEY_LENGTH)
      throw invalid('704', 'Idempotency-Key is longer than 64 characters');
    const fingerprint = createHash('sha256').update(call.path).update(call.body).digest('hex');
    const earlier = remembered.get(key);
    if (earlier !== undefined) {
      if (earlier.fingerprint !== fingerprint) {
        throw invalid('704', 'Idempotency-Key was already used with another request');
      }
      if (earlier.answer === undefined) {
        throw invalid('704', 'Request already processed or in progress');
      }
      return { answer: earlier.answer, replayed: true };
    }
    const entry: Remembered = { fingerprint, answer: undefined };
    remembered.set(key, entry);
    try {
      const answer = await work();
      entry.answer = { ...answer, headers: { ...answer.headers, 'idempotency-key': key } };
      return { answer: entry.answer, replayed: false };
    } catch (error) {
      // A refused call changed nothing, so its key may be used again.
      remembered.delete(key);
      throw error;
    }
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;
