import sharp from 'sharp';
import { fail } from '../kernel/errors.ts';
import { singleton } from '../kernel/singleton.ts';

/** Two at once keep the threads, which files and passwords use too, and the memory free for others. */
const AT_ONCE = 2;
const WAITING = 24;

// The other loaders that the image library brings are closed for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

const slots = singleton('image-work', () => ({ busy: 0, queue: [] as (() => void)[] }));

/**
 * Runs image work, which happens on the image library's own threads, when its turn comes. Raises
 * `unavailable` when too many wait already.
 */
export async function imageWork<T>(work: () => Promise<T>): Promise<T> {
  if (slots.busy >= AT_ONCE) {
    if (slots.queue.length >= WAITING) fail('unavailable', { retryAfter: 10 });
    await new Promise<void>((start) => slots.queue.push(start));
  } else {
    slots.busy += 1;
  }
  try {
    return await work();
  } finally {
    const next = slots.queue.shift();
    // The slot goes to who waits; nobody who comes between can take it.
    if (next) next();
    else slots.busy -= 1;
  }
}
