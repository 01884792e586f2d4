import { SHUFFLE_END, type Deal } from './deal.ts';

/**
 * The order of a search is (kind, activity class, place on the shuffle ring). The ring begins at the
 * deal's start, so each class falls into two index ranges; `ord` counts them: class × 2 + wrap.
 */
export type Position = { readonly ord: number; readonly shuffle: number; readonly id: string };

export type Stream = 'member' | 'hosted';

export type Segment = {
  readonly ord: number;
  readonly regionId: number;
  readonly kindRank: 0 | 1;
  readonly activityClass: number;
  readonly low: number;
  readonly high: number;
  readonly afterShuffle: number;
  readonly afterId: string;
};

const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
const CLASSES = 4;

/** The index ranges of a stream that lie after a position, for each of the regions. */
export function segmentsOf(
  stream: Stream,
  regionIds: readonly number[],
  deal: Deal,
  after: Position | null,
): Segment[] {
  const segments: Segment[] = [];
  for (let ord = after?.ord ?? 0; ord < CLASSES * 2; ord += 1) {
    const wrapped = ord % 2 === 1;
    const low = wrapped ? 0 : deal.start;
    const resumed = after?.ord === ord ? after : null;
    for (const regionId of regionIds) {
      segments.push({
        ord,
        regionId,
        kindRank: stream === 'member' ? 0 : 1,
        activityClass: Math.floor(ord / 2),
        low,
        high: wrapped ? deal.start : SHUFFLE_END,
        afterShuffle: resumed?.shuffle ?? low - 1,
        afterId: resumed?.id ?? LOWEST_ID,
      });
    }
  }
  return segments;
}
