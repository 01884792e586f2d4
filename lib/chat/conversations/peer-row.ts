import type { ProfileKind } from '../../db/generated/enums.ts';

/** Another profile as shown in the chat. */
export type PeerRow = {
  readonly angelId: string;
  readonly screenName: string;
  readonly kind: ProfileKind;
  readonly answeredBy: readonly string[];
  readonly photo: string | null;
};

const PICTURE = `(select f.object_key from photos f where f.profile_id = p.id and f.state = 'approved'
                   order by f.is_default desc, f.position limit 1)`;

/** Columns that `presentPeer` needs of a profile `p`. */
export const PEER = `p.public_id as "angelId", p.screen_name as "screenName", p.kind,
              p.answered_by::text[] as "answeredBy", ${PICTURE} as photo`;
