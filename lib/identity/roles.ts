import { OperatorRole } from '../db/generated/enums.ts';

/** The roles of operators. */
export const roles = Object.values(OperatorRole);
/**
 * The permissions at the desk. Each endpoint requires one as its `access` (lib/desk/<domain>/contract.ts), each
 * page by components/desk/navigation.ts.
 */
export type Duty =
  /** Judges photos, texts, reports and reviews; warns members and closes accounts. */
  | 'moderate'
  /** Decides what moderators pass on. */
  | 'moderate_senior'
  /** Answers tickets, finds members, grants credits, erases accounts. */
  | 'care'
  /** Answers for hosted profiles. */
  | 'hosted'
  /** Reads payments, refunds, decides declarations, reconciles settlements. */
  | 'finance'
  /** Publishes flows, plans, brand settings, hosted profiles and canned answers. */
  | 'configure'
  | 'analytics'
  /** Reads health and logs, retries jobs. */
  | 'health'
  /** Invites operators and changes their roles. */
  | 'operators'
  /** Reads the access log. */
  | 'audit';

const DUTIES: Readonly<Record<OperatorRole, readonly Duty[]>> = {
  moderator: ['moderate'],
  senior_moderator: ['moderate', 'moderate_senior'],
  care: ['care'],
  operator: ['hosted'],
  finance: ['finance', 'analytics'],
  admin: [
    'moderate',
    'moderate_senior',
    'care',
    'hosted',
    'finance',
    'configure',
    'analytics',
    'health',
    'operators',
    'audit',
  ],
};

export function dutiesOf(role: OperatorRole): readonly Duty[] {
  return DUTIES[role];
}

/** Whether a role has a duty; for a list, any one of them is enough. */
export function mayDo(role: OperatorRole, duty: Duty | readonly Duty[]): boolean {
  return [duty].flat().some((one) => DUTIES[role].includes(one));
}
