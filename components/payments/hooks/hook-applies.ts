import type { RemainingCredits } from '#lib/realtime/events.ts';
import type { Prompt } from './hook-table.ts';
import type { PlanHook } from './plan-hook.ts';

export interface HookState {
  readonly credits: Pick<
    RemainingCredits,
    'level' | 'likeCredits' | 'totalCredits' | 'freeCredits' | 'messageCost'
  >;
  /** A message has arrived that the member may not read yet. */
  readonly blurredMessage: boolean;
  /** The card check is missing for the profile that the prompt is about. */
  readonly checkMissing: boolean;
}

/**
 * Whether what a prompt says is true of the member now. Its address may come from an old mail, after the
 * credits were filled up or the check was passed. Pure.
 */
export function hookApplies(kind: Prompt, state: HookState): boolean {
  const { credits, checkMissing, blurredMessage } = state;
  const free = credits.level === 0;
  if (kind === 'errore') return true;
  if (kind === 'profilo_bloccato') return checkMissing;
  if (kind === 'file_like') return free && credits.likeCredits === 0;
  if (kind === 'fine_crediti' || kind === 'utente_premium') {
    return free ? credits.freeCredits === 0 : credits.totalCredits < credits.messageCost;
  }
  if (kind === 'blurred' || kind === 'attiva_lettura') return free && blurredMessage;
  return free;
}

/** The header of the plans page: the plain one when what the hook's own says is not true now. Pure. */
export function planHeader(hook: PlanHook, state: Omit<HookState, 'checkMissing'>): PlanHook {
  if (hook === 'cred') return hook;
  return hookApplies(hook, { ...state, checkMissing: false }) ? hook : 'cred';
}

/** Where the member wanted to go, for a prompt that no longer applies; a path without locale. Pure. */
export function targetOfHook(kind: Prompt, angelId: string): string {
  const writes = kind === 'fine_crediti' || kind === 'blurred';
  if (writes) return angelId === '' ? '/chats' : `/chats/${angelId}`;
  return angelId === '' ? '/find' : `/user/${angelId}`;
}
