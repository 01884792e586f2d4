import type { HookKind } from '#lib/flows/config.ts';
import { HOOKS, type Hook } from './hook-table.ts';

export interface HookRules {
  /** Kinds that the member's flow shows. */
  readonly shown: readonly HookKind[];
  /** The flow asks for the card check, and it is still to be made. */
  readonly checkFirst: boolean;
}

const CHECK = '/vip_plan/cred';

/**
 * Where a hook leads at once, as a path without locale; null where it asks first, in a prompt. What sells is
 * of no use before a check that the flow asks for, so that comes first. Pure.
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
