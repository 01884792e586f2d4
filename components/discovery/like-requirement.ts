/** What prevents a like, and the profile that the like is for. */
export interface LikeRequirement {
  readonly kind: 'likes' | 'card_check' | 'disclosure';
  readonly angelId: string;
  readonly name: string;
  /** For hosted profiles: who answers. */
  readonly label: string | null;
  /** The like was sent, and it was the last one. */
  readonly sent?: boolean;
}

const REQUIREMENTS: Readonly<Record<string, LikeRequirement['kind']>> = {
  likes_exhausted: 'likes',
  card_check_required: 'card_check',
  disclosure_required: 'disclosure',
};

/** A refusal that the member can resolve; null for all others. Pure. */
export function requirementOf(code: string): LikeRequirement['kind'] | null {
  return REQUIREMENTS[code] ?? null;
}
