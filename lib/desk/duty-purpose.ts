import type { Duty } from '../identity/roles.ts';

const PURPOSES: Readonly<Record<Duty, string>> = {
  moderate: 'Moderation',
  moderate_senior: 'Senior moderation',
  care: 'Customer care',
  hosted: 'Hosted conversations',
  finance: 'Payments and ledger',
  configure: 'Flows, plans and brands',
  analytics: 'Analytics',
  health: 'System health',
  operators: 'Operators',
  audit: 'Access log review',
};

/**
 * The purpose in the audit log for actions that show no personal data, by duty. For anything that shows a
 * member's data, the operator states the purpose.
 */
export function dutyPurpose(duty: Duty | readonly Duty[]): string {
  const names = [duty].flat().map((one) => PURPOSES[one]);
  return `Role: ${names.join(', ')}`;
}
