import type { ReportReason } from '#lib/moderation/reasons.ts';

/** The same list as the server's; a test compares them. */
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

/** The missing part of a report, if any. Pure. */
export function draftFault({ reason, words }: ReportDraft): 'reason' | 'words' | undefined {
  if (reason === undefined) return 'reason';
  return reason === 'other' && words.trim() === '' ? 'words' : undefined;
}
