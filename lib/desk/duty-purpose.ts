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
 * What a duty is for: the purpose in the log of whatever is done by it that shows nobody's data. Who looks at
 * somebody says why in words of their own.
 */
export function dutyPurpose(duty: Duty | readonly Duty[]): string {
  const names = [duty].flat().map((one) => PURPOSES[one]);
  return `Duty: ${names.join(', ')}`;
}
