import type { NoticeCounts } from '../mail/notice-counts.ts';

export type NoticePart = {
  readonly key: 'messages' | 'hosted' | 'matches' | 'likes' | 'visits' | 'found';
  readonly count: number;
};

/** Parts of a notice, by importance. Messages of hosted profiles are listed separately. Pure. */
export function noticeParts(counts: NoticeCounts): readonly NoticePart[] {
  const { messages, hosted, matches, likes, visits, found } = counts;
  const parts: readonly NoticePart[] = [
    { key: 'messages', count: messages - hosted },
    { key: 'hosted', count: hosted },
    { key: 'matches', count: matches },
    { key: 'likes', count: likes },
    { key: 'visits', count: visits },
    { key: 'found', count: found },
  ];
  return parts.filter(({ count }) => count > 0);
}
