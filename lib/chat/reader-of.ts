import type { MemberViewer } from '../identity/viewer.ts';
import type { Reader } from './present.ts';
import type { HeadRow } from './thread-head.ts';

/** What a member may read in one conversation. Pure. */
export function readerOf(
  { level, cardVerified }: Pick<MemberViewer, 'level' | 'cardVerified'>,
  { openedAt, matched, readsShown }: Pick<HeadRow, 'openedAt' | 'matched' | 'readsShown'>,
): Reader {
  return { level, cardVerified, openedAt, matched, readsShown };
}
