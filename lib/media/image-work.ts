import sharp from 'sharp';
import { fail } from '../kernel/errors.ts';
import { singleton } from '../kernel/singleton.ts';
import { Semaphore } from '../kernel/semaphore.ts';

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

const semaphore = singleton('image-work', () => new Semaphore(AT_ONCE));

/**
 * Runs image work, which happens on the image library's own threads, when its turn comes. Raises
 * `unavailable` when too many wait already.
 */
export async function imageWork<T>(work: () => Promise<T>): Promise<T> {
  if (semaphore.waiting >= WAITING) fail('unavailable', { retryAfter: 10 });
  return semaphore.run(work);
}
