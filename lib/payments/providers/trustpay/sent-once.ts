import { singleton } from '../../../kernel/singleton.ts';
import type { Observation } from '../observation.ts';

const MOST = 2_000;

const sent = () => singleton('trustpay-sent', () => new Map<string, Promise<Observation>>());

/**
 * The provider treats every call as a new one, so this process sends each key once: a repetition returns the
 * result of the first call. For calls of other processes the attempt's state prevents a repetition.
 */
export function sentOnce(key: string, send: () => Promise<Observation>): Promise<Observation> {
  const all = sent();
  const earlier = all.get(key);
  if (earlier) return earlier;
  const first = send();
  all.set(key, first);
  for (const oldest of all.keys()) {
    if (all.size <= MOST) break;
    all.delete(oldest);
  }
  return first;
}
