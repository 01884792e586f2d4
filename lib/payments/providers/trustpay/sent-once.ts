import { createCache } from '../../../kernel/cache.ts';
import type { Observation } from '../observation.ts';

const sent = createCache<Promise<Observation>>('trustpay-sent', { max: 2_000 });

/**
 * The provider treats every call as a new one, so this process sends each key once: a repetition returns the
 * result of the first call. For calls of other processes the attempt's state prevents a repetition.
 */
export function sentOnce(key: string, send: () => Promise<Observation>): Promise<Observation> {
  const earlier = sent.get(key);
  if (earlier) return earlier;
  const first = send();
  sent.set(key, first);
  return first;
}
