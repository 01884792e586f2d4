import type { OtherProfile } from '#lib/discovery/present.ts';

/** The peer of a match. */
export interface MomentPeer {
  readonly angelId: string;
  readonly name: string;
  readonly photo: string | null;
  /** For hosted profiles: who runs them and who answers, as a sentence. */
  readonly label: string | null;
  readonly answeredBy: readonly string[];
}

/** A profile of the stack as the peer of a match. Pure. */
export function momentPeer({
  id,
  screenName,
  photos,
  label,
  answeredBy,
}: OtherProfile): MomentPeer {
  return { angelId: id, name: screenName, photo: photos[0]?.card ?? null, label, answeredBy };
}
