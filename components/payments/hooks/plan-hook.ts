/** Keys of /vip_plan/{hook}: what led the member to the plans. */
export const planHooks = [
  'cred',
  'fine_crediti',
  'blurred',
  'file_like',
  'paginazione',
  'cambia_regione',
] as const;

export type PlanHook = (typeof planHooks)[number];

/** An unknown key shows the plain page. */
export function planHook(key: string | undefined): PlanHook {
  return planHooks.find((known) => known === key) ?? 'cred';
}

/** Keys whose header names the profile. */
const NAMED = ['fine_crediti', 'blurred', 'file_like'] as const;

export function namedHook(hook: PlanHook): (typeof NAMED)[number] | undefined {
  return NAMED.find((named) => named === hook);
}
