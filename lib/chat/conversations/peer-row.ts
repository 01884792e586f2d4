import type { ProfileKind } from '../../db/generated/enums.ts';
import { mainPhotoKey } from '../../identity/shown-photos.ts';

/** Another profile as shown in the chat. */
export type PeerRow = {
  readonly angelId: string;
  readonly screenName: string;
  readonly kind: ProfileKind;
  readonly answeredBy: readonly string[];
  readonly photo: string | null;
};

/** Columns that `presentPeer` needs of a profile `p`. */
export const PEER = `p.public_id as "angelId", p.screen_name as "screenName", p.kind,
              p.answered_by::text[] as "answeredBy", ${mainPhotoKey('p.id')} as photo`;
