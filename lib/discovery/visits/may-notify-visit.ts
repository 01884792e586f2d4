import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';

const MAY_NOTIFY: Statement = {
  name: 'visit-may-notify',
  text: `
    select exists (select from profile_listings where profile_id = $1 and brand_id = $3)
        or exists (select from conversations
                    where profile_low = least($1::uuid, $2::uuid)
                      and profile_high = greatest($1::uuid, $2::uuid)
                      and last_message_at is not null) as allowed`,
};

/** Whether a visitor is visible in search, or in contact with the visited member: a hidden visitor leaves no notice. */
export async function mayNotifyVisit(
  { profileId, brandId }: MemberViewer,
  peerId: string,
): Promise<boolean> {
  const [row] = await run<{ allowed: boolean }>(MAY_NOTIFY, [profileId, peerId, brandId]);
  return row?.allowed ?? false;
}
