import { after } from '../kernel/clock.ts';
import { CALL_LOST_MS, CALL_REJOIN_MS } from './limits.ts';

/** When a side last gave a sign of life, and since when its page is unloaded. */
type Side = { readonly seenAt: Date; readonly leftAt: Date | null };

/** When a side counts as gone, unless it comes back before. Pure. */
export function goneAt({ seenAt, leftAt }: Side): Date {
  const silent = after(seenAt, CALL_LOST_MS);
  if (leftAt === null) return silent;
  const away = after(leftAt, CALL_REJOIN_MS);
  return away < silent ? away : silent;
}
