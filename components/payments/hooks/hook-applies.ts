import type { RemainingCredits } from '#lib/realtime/events.ts';
import type { Prompt } from './hook-table.ts';

export interface HookState {
  readonly credits: Pick<
    RemainingCredits,
    'level' | 'likeCredits' | 'totalCredits' | 'freeCredits' | 'messageCost'
  >;
  /** The card check is missing for the profile that the prompt is about. */
  readonly checkMissing: boolean;
}

/**
 * Whether what a prompt says is true of the member now. Its address may come from an old mail, after the
 * credits were filled up or the check was passed. Pure.
 */
export function hookApplies(kind: Prompt, { credits, checkMissing }: HookState): boolean {
  const free = credits.level === 0;
  if (kind === 'errore') return true;
  if (kind === 'profilo_bloccato') return checkMissing;
  if (kind === 'file_like') return free && credits.likeCredits === 0;
  if (kind === 'fine_crediti' || kind === 'utente_premium') {
    return free ? credits.freeCredits === 0 : credits.totalCredits < credits.messageCost;
  }
  return free;
}

/** Where the member wanted to go, for a prompt that no longer applies; a path without locale. Pure. */
export function targetOfHook(kind: Prompt, angelId: string): string {
  const writes = kind === 'fine_crediti' || kind === 'blurred';
  if (writes) return angelId === '' ? '/chats' : `/chats/${angelId}`;
  return angelId === '' ? '/find' : `/user/${angelId}`;
}
