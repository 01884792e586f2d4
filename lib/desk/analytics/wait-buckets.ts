/**
 * Lengths of waiting by class: each is a fifth longer than the one before, so that a middle read from the counts
 * is at most that far off, and the counts of several days and brands add up. Class 0 is under a second.
 */
const CLASSES_A_DOUBLING = 4;
export const LAST_BUCKET = 120;

/** The class of a wait. Pure; the database counts by the same rule. */
export function bucketOf(seconds: number): number {
  if (seconds < 1) return 0;
  return Math.min(LAST_BUCKET, 1 + Math.floor(CLASSES_A_DOUBLING * Math.log2(seconds)));
}

const startOf = (bucket: number): number =>
  bucket === 0 ? 0 : 2 ** ((bucket - 1) / CLASSES_A_DOUBLING);

export type BucketCount = { readonly bucket: number; readonly count: number };

/** How long the given share of them waited at most, in seconds; null where nobody waited. Pure. */
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
