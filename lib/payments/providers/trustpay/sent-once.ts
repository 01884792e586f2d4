import { singleton } from '../../../kernel/singleton.ts';
import type { Observation } from '../observation.ts';

const MOST = 2_000;

const sent = () => singleton('trustpay-sent', () => new Map<string, Promise<Observation>>());

/**
 * The provider takes every call for a new one, so a key is sent once by this process: a repetition hears
 * what the first call came to. What another process sent, the attempt's state says.
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
