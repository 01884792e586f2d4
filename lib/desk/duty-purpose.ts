import type { Duty } from './roles.ts';

const PURPOSES: Readonly<Record<Duty, string>> = {
  moderate: 'Moderation',
  care: 'Customer care',
  hosted: 'Hosted conversations',
  finance: 'Payments and books',
  configure: 'Flows, plans and brands',
  analytics: 'Figures',
  health: 'Health of the service',
  operators: 'Operators and their access',
  audit: 'Oversight of the log',
};

/**
 * The purpose in the audit log for actions that show no personal data, by duty. For anything that shows a
 * member's data, the operator states the purpose.
 */
export function dutyPurpose(duty: Duty | readonly Duty[]): string {
  const names = [duty].flat().map((one) => PURPOSES[one]);
  return `Duty: ${names.join(', ')}`;
}
