import type { OtherProfile } from '#lib/discovery/present.ts';

/** With whom a match is celebrated. */
export interface MomentPeer {
  readonly angelId: string;
  readonly name: string;
  readonly photo: string | null;
  /** For hosted profiles who answers. */
  readonly label: string | null;
}

/** Somebody of the stack, as the moment shows them. Pure. */
export function momentPeer({ id, screenName, photos, label }: OtherProfile): MomentPeer {
  return { angelId: id, name: screenName, photo: photos[0]?.card ?? null, label };
}
