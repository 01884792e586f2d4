import type { WorkKind } from '#lib/desk/work/work-kinds.ts';

/** Where each kind of work waits, the page of the navigation that counts it, and its name. */
export const WORK: Readonly<
  Record<WorkKind, { readonly name: string; readonly path: string; readonly page: string }>
> = {
  queue: { name: 'Decisions in moderation', path: '/queue', page: '/queue' },
  tickets: { name: 'Open tickets', path: '/tickets', page: '/tickets' },
  conversations: {
    name: 'Conversations without an answer',
    path: '/conversations',
    page: '/conversations',
  },
  declarations: { name: 'Declarations', path: '/payments/declarations', page: '/payments' },
  hanging: { name: 'Unresolved payments', path: '/payments/hanging', page: '/payments' },
  disputes: { name: 'Open disputes', path: '/disputes', page: '/disputes' },
  refused_payers: {
    name: 'Proposed refusals of payers',
    path: '/refused-payers',
    page: '/refused-payers',
  },
  failed_jobs: { name: 'Failed jobs', path: '/jobs', page: '/jobs' },
  approvals: { name: 'Publications to approve', path: '/approvals', page: '/approvals' },
  refund_approvals: { name: 'Refunds to approve', path: '/approvals', page: '/approvals' },
  plan_drafts: { name: 'Drafts of plans', path: '/plans', page: '/plans' },
  flow_drafts: { name: 'Drafts of flows', path: '/flows', page: '/flows' },
};

/** A count of which `most` are counted exactly: `200+` for more. */
export function countText(count: number, most: number): string {
  return count > most ? `${String(most)}+` : String(count);
}
