import { requirementOf, type LikeRequirement } from '#components/discovery/like-requirement.ts';

/** Codes after which the profile can no longer be chosen. */
const GONE = new Set(['not_found', 'peer_unavailable', 'conversation_blocked', 'system_sender']);

interface AfterRefusal {
  /** Whether the card comes back; not if the profile can no longer be chosen. */
  readonly returns: boolean;
  readonly requirement: LikeRequirement['kind'] | null;
}

/** What a refused choice means for its card. Pure. */
export function afterRefusal(code: string): AfterRefusal {
  return { returns: !GONE.has(code), requirement: requirementOf(code) };
}
