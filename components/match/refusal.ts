import { requirementOf, type LikeRequirement } from '#components/discovery/like-requirement.ts';

/** Codes after which nobody is left to choose about. */
const GONE = new Set(['not_found', 'peer_unavailable', 'conversation_blocked', 'system_sender']);

interface AfterRefusal {
  /** The card comes back; it does not where nobody is left to choose about. */
  readonly returns: boolean;
  readonly requirement: LikeRequirement['kind'] | null;
}

/** What a refused choice means for its card. Pure. */
export function afterRefusal(code: string): AfterRefusal {
  return { returns: !GONE.has(code), requirement: requirementOf(code) };
}
