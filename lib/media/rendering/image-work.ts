import pLimit from 'p-limit';
import sharp from 'sharp';
import { fail } from '../../kernel/errors.ts';
import { singleton } from '../../kernel/singleton.ts';

/** Two at a time: file access and password hashing use the same threads, and memory is limited. */
const AT_ONCE = 2;
const WAITING = 24;

// Only pictures that we encoded or drew ourselves are decoded in this process; other loaders are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

const limit = singleton('image-work', () => pLimit(AT_ONCE));

/**
 * Runs image work, on the image library's own threads or in a process, within a concurrency limit. Raises
 * `unavailable` when too many calls wait already.
 */
export async function imageWork<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= WAITING) fail('unavailable', { retryAfter: 10 });
  return limit(work);
}
