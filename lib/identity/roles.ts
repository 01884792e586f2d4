import { OperatorRole } from '../db/generated/enums.ts';

/** The roles of operators. */
export const roles = Object.values(OperatorRole);
/** The permissions at the desk; each desk endpoint and page requires one. */
export type Duty =
  | 'moderate'
  | 'care'
  | 'hosted'
  | 'finance'
  | 'configure'
  | 'analytics'
  | 'health'
  | 'operators'
  | 'audit';

const DUTIES: Readonly<Record<OperatorRole, readonly Duty[]>> = {
  moderator: ['moderate'],
  care: ['care'],
  operator: ['hosted'],
  finance: ['finance', 'analytics'],
  admin: [
    ...(['moderate', 'care', 'hosted', 'finance', 'configure'] as const),
    ...(['analytics', 'health', 'operators', 'audit'] as const),
  ],
};

export function dutiesOf(role: OperatorRole): readonly Duty[] {
  return DUTIES[role];
}

/** Whether a role has a duty; for a list, any one of them is enough. */
export function mayDo(role: OperatorRole, duty: Duty | readonly Duty[]): boolean {
  return [duty].flat().some((one) => DUTIES[role].includes(one));
}
