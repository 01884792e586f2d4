import type { HookKind } from '#lib/flows/config.ts';
import { HOOKS, type Hook } from './hook-table.ts';

export interface HookRules {
  /** Kinds for which the member's flow shows a prompt. */
  readonly shown: readonly HookKind[];
  /** The flow requires the card check, and it is not passed yet. */
  readonly checkFirst: boolean;
}

const CHECK = '/vip_plan/cred';

/**
 * Where a hook navigates at once, as a path without locale; null if it shows a prompt first. A purchase is
 * useless before a check that the flow requires, so the check comes first. Pure.
 */
export function nextOfHook(kind: Hook, { shown, checkFirst }: HookRules): string | null {
  if (kind === 'errore') return null;
  const hook = HOOKS[kind];
  const isShown = shown.includes(kind);
  if (kind === 'profilo_bloccato') return isShown ? null : CHECK;
  if (hook.opens === 'start') return null;
  if (hook.opens === 'page') return isShown ? `/hook/${hook.path}` : CHECK;
  if (checkFirst) return CHECK;
  const asks = hook.opens === 'prompt' && isShown;
  return asks ? null : `/vip_plan/${hook.plans}`;
}
