/**
 * Waiting times in logarithmic buckets. Each bucket is about a fifth longer than the one before, so a median
 * read from the counts is at most that inaccurate, and the counts of several days and brands can be added.
 * Bucket 0 is below one second.
 */
const CLASSES_A_DOUBLING = 4;
export const LAST_BUCKET = 120;

/** The bucket of a waiting time. Pure; the SQL in `countWaitTimes` uses the same formula. */
export function bucketOf(seconds: number): number {
  if (seconds < 1) return 0;
  return Math.min(LAST_BUCKET, 1 + Math.floor(CLASSES_A_DOUBLING * Math.log2(seconds)));
}

const startOf = (bucket: number): number =>
  bucket === 0 ? 0 : 2 ** ((bucket - 1) / CLASSES_A_DOUBLING);

export type BucketCount = { readonly bucket: number; readonly count: number };

/** The waiting time in seconds that the given share of items did not exceed; null when there are none. Pure. */
export function quantile(counts: readonly BucketCount[], share: number): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const wanted = share * total;
  let before = 0;
  for (const { bucket, count } of [...counts].sort((a, b) => a.bucket - b.bucket)) {
    if (before + count >= wanted) {
      const [low, high] = [startOf(bucket), startOf(bucket + 1)];
      return low + (high - low) * ((wanted - before) / count);
    }
    before += count;
  }
  return null;
}
