import type { OtherProfile } from '#lib/discovery/present.ts';

/** The peer of a match. */
export interface MomentPeer {
  readonly angelId: string;
  readonly name: string;
  readonly photo: string | null;
  /** For hosted profiles: who answers. */
  readonly label: string | null;
}

/** A profile of the stack as the peer of a match. Pure. */
export function momentPeer({ id, screenName, photos, label }: OtherProfile): MomentPeer {
  return { angelId: id, name: screenName, photo: photos[0]?.card ?? null, label };
}
