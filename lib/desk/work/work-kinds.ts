/** Work that waits for operators, each on a page of its own. */
export const workKinds = [
  'queue',
  'tickets',
  'conversations',
  'declarations',
  'hanging',
  'disputes',
  'refused_payers',
  'failed_jobs',
  'approvals',
  'refund_approvals',
  'plan_drafts',
  'flow_drafts',
] as const;

export type WorkKind = (typeof workKinds)[number];
