import { ageAt } from '../../identity/age.ts';
import { brandById } from '../../brands/registry.ts';
import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import { profileColumns } from '../../identity/profile-columns.ts';
import { promptsOf } from '../../identity/profile-prompts.ts';
import type { RowFor } from '../../identity/profile-fields.ts';
import { mayDo } from '../../identity/roles.ts';
import { IN_SCOPE, scopeOf, type Asked } from './member-in-scope.ts';
import { readContact } from './read-contact.ts';
import { presentPhoto, type PresentablePhoto } from '../../media/present-photo.ts';

const PHOTOS: Statement = {
  name: 'desk-member-photos',
  text: `
    select f.id, f.object_key as "objectKey", f.state, f.reason, f.is_default as "isDefault", f.voice_ms as "voiceMs",
           f.created_at as "createdAt", f.reviewed_at as "reviewedAt",
           f.appealed_at as "appealedAt", f.appeal_outcome as "appealOutcome"
      from (select p.id from ${IN_SCOPE}) w join photos f on f.profile_id = w.id
     order by f.position, f.id`,
};

type PhotoRow = PresentablePhoto & { readonly createdAt: Date };

/** Each photo that a member uploaded, and whether its picture is still stored. */
async function readPhotos(asked: Asked, now: Date) {
  const rows = await run<PhotoRow>(PHOTOS, scopeOf(asked));
  return rows.map((row) => {
    const { id, state, reason, isDefault, voiceMs, createdAt, reviewedAt } = row;
    const { appeal, path } = presentPhoto(row, asked.trackerId, now);
    const isStored = state !== 'removed' && path !== '';
    return { id, state, reason, isDefault, voiceMs, createdAt, reviewedAt, appeal, isStored };
  });
}

const MEMBER: Statement = {
  name: 'desk-member',
  text: `
    select w.*, c.name as city, r.name as region, v.name as "travelRegion"
      from (select u.id as "memberId", u.public_id as "trackerId", u.brand_id as "brandId",
                   u.state as "memberState",
                   u.disabled_reason as "disabledReason", u.level, u.paid_until as "paidUntil",
                   u.email_confirmed_at as "confirmedAt", u.created_at as "createdAt",
                   u.last_activity_at as "lastActivityAt", u.erase_at as "eraseAt",
                   u.flow_code as "flowCode", u.locale, u.country, u.city_id, u.region_id,
                   ${profileColumns('desk')}
              from ${IN_SCOPE}) w
      left join cities c on c.id = w.city_id left join regions r on r.id = w.region_id
      left join regions v on v.id = w."travelRegionId"`,
};

type Row = RowFor<'desk'> & {
  readonly memberId: string;
  readonly trackerId: string;
  readonly brandId: string;
  readonly memberState: string;
  readonly disabledReason: string | null;
  readonly level: number;
  readonly paidUntil: Date | null;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
  readonly lastActivityAt: Date | null;
  readonly eraseAt: Date | null;
  readonly flowCode: string;
  readonly locale: string;
  readonly country: string;
  readonly city: string | null;
  readonly region: string | null;
  readonly travelRegion: string | null;
};

/** A member's data, with contact details only for the duty `care`. Raises `not_found`. */
export async function readMember(asked: Asked, now: Date) {
  const [[row], photos, contact] = await Promise.all([
    run<Row>(MEMBER, scopeOf(asked)),
    readPhotos(asked, now),
    mayDo(asked.operator.role, 'care') ? readContact(asked) : null,
  ]);
  if (!row) return fail('not_found');
  const { ageGiven, ageGivenAt, publicId: profileId, memberState: state, city, region } = row;
  const { travelRegion: visited, travelUntil: until } = row;
  return {
    ...row,
    state,
    brandName: brandById(row.brandId)?.name ?? row.brandId,
    place: [city, region].filter(Boolean).join(', ') || null,
    profile: {
      ...row,
      profileId,
      age: ageAt(ageGiven, ageGivenAt, now),
      profilePrompts: promptsOf(row),
      travel: visited !== null && until ? { region: visited, until } : null,
    },
    photos,
    contact,
  };
}
