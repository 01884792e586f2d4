import type { ReportReason } from '#lib/moderation/reasons.ts';

/** The server's own list, which a test compares. */
export const REASONS = [
  'fake',
  'scam',
  'harassment',
  'sexual',
  'threat',
  'minor',
  'other',
] as const satisfies readonly ReportReason[];

export interface ReportDraft {
  readonly reason: ReportReason | undefined;
  readonly words: string;
  readonly block: boolean;
}

/** What is missing in a report, if something is. Pure. */
export function draftFault({ reason, words }: ReportDraft): 'reason' | 'words' | undefined {
  if (reason === undefined) return 'reason';
  return reason === 'other' && words.trim() === '' ? 'words' : undefined;
}
