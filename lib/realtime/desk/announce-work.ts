import { singleton } from '../../kernel/singleton.ts';
import { WORK_ANNOUNCED_EVERY_MS } from '../limits.ts';
import { deskChannel } from './channel.ts';

/** Brands that were announced just now, and whether something has changed since. */
const recent = singleton('announced-work', () => new Map<string, boolean>());

function announce(brandId: string): void {
  recent.set(brandId, false);
  deskChannel().toStaff(brandId, 'work', { brandId });
  setTimeout(() => {
    const changed = recent.get(brandId) === true;
    recent.delete(brandId);
    if (changed) announce(brandId);
  }, WORK_ANNOUNCED_EVERY_MS).unref();
}

/**
 * Call after the commit: notifies the operators of a brand that something came to wait for them, or was done. The first
 * change is announced at once, those of the next second together after it. What changes by time alone, or is missed, is
 * found by the pages' polling.
 */
export function announceWork(brandId: string): void {
  if (recent.has(brandId)) recent.set(brandId, true);
  else announce(brandId);
}
