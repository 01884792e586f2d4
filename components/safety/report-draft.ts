import type { ReportReason } from '#lib/db/generated/enums.ts';

export interface ReportDraft {
  readonly reason: ReportReason | undefined;
  readonly details: string;
  readonly block: boolean;
}

/** The missing part of a report, if any. Pure. */
export function draftFault({ reason, details }: ReportDraft): 'reason' | 'details' | undefined {
  if (reason === undefined) return 'reason';
  return reason === 'other' && details.trim() === '' ? 'details' : undefined;
}
