/** Keys of /vip_plan/{hook}: what brought the member to the plans. */
export const planHooks = [
  'cred',
  'fine_crediti',
  'blurred',
  'file_like',
  'paginazione',
  'cambia_regione',
] as const;

export type PlanHook = (typeof planHooks)[number];

/** An unknown key is the plain page. */
export function planHook(key: string | undefined): PlanHook {
  return planHooks.find((known) => known === key) ?? 'cred';
}

/** Keys whose header names whom it is about. */
const NAMED = ['fine_crediti', 'blurred', 'file_like'] as const;

export function namedHook(hook: PlanHook): (typeof NAMED)[number] | undefined {
  return NAMED.find((named) => named === hook);
}
