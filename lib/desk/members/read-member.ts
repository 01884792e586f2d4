import { ageAt } from '../../identity/age.ts';
import { brandById } from '../../brands/registry.ts';
import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import { mayDo } from '../../identity/roles.ts';
import { IN_SCOPE, scopeOf, type Asked } from './member-in-scope.ts';
import { readContact } from './read-contact.ts';
import { readPhotos } from './read-photos.ts';

const MEMBER: Statement = {
  name: 'desk-member',
  text: `
    select w.*, c.name as city, r.name as region
      from (select u.id as "memberId", u.public_id as "trackerId", u.brand_id as "brandId", u.state,
                   u.disabled_reason as "disabledReason", u.level, u.paid_until as "paidUntil",
                   u.email_confirmed_at as "confirmedAt", u.created_at as "createdAt",
                   u.last_activity_at as "lastActivityAt", u.erase_at as "eraseAt",
                   u.flow_code as "flowCode", u.locale, u.country, u.city_id, u.region_id,
                   p.public_id as "profileId", p.screen_name as "screenName", p.gender, p.seeking,
                   p.age_given as "ageGiven", p.age_given_at as "ageGivenAt", p.about,
                   p.looking_for as "lookingFor", p.text_state as "textState",
                   p.text_reason as "textReason", p.hair_color as "hairColor",
                   p.height_cm as "heightCm", p.weight_kg as "weightKg",
                   p.state as "profileState", p.searchable
              from ${IN_SCOPE}) w
      left join cities c on c.id = w.city_id left join regions r on r.id = w.region_id`,
};

type ProfileRow = {
  readonly profileId: string;
  readonly screenName: string;
  readonly gender: string;
  readonly seeking: string;
  readonly about: string;
  readonly lookingFor: string;
  readonly textState: string;
  readonly textReason: string | null;
  readonly hairColor: string | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly searchable: boolean;
};

type Row = ProfileRow & {
  readonly memberId: string;
  readonly trackerId: string;
  readonly brandId: string;
  readonly state: string;
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
  readonly ageGiven: number;
  readonly ageGivenAt: Date;
  readonly profileState: string;
  readonly city: string | null;
  readonly region: string | null;
};

/** A member's data, with contact details only for the duty `care`. Raises `not_found`. */
export async function readMember(asked: Asked, now: Date) {
  const [[row], photos, contact] = await Promise.all([
    run<Row>(MEMBER, scopeOf(asked)),
    readPhotos(asked, now),
    mayDo(asked.operator.role, 'care') ? readContact(asked) : null,
  ]);
  if (!row) return fail('not_found');
  const { ageGiven, ageGivenAt, profileState: state, city, region } = row;
  return {
    ...row,
    brandName: brandById(row.brandId)?.name ?? row.brandId,
    place: [city, region].filter(Boolean).join(', ') || null,
    profile: { ...row, state, age: ageAt(ageGiven, ageGivenAt, now) },
    photos,
    contact,
  };
}
