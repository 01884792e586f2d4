import { Prisma } from '../../db/generated/client.ts';
import { readRows } from '../../db/read-rows.ts';
import { printBands } from '../../media/photo-print.ts';
import type { Signal } from './signals.ts';

/**
 * An address or a text that more accounts share identifies nobody: a mobile network, a copied greeting. Of a card or a
 * mailbox, which are of one person, so many are shown.
 */
export const MAX_SHARING = 20;
/** Payments from one address or by one card that one search reads. */
const MAX_PAYMENTS = 400;
/** Scaled and compressed copies of a picture differ in at most so many bits of their hash. */
const MAX_PICTURE_DISTANCE = 4;

/** As the index `users_mailbox` has it: without what follows a plus sign, and without dots where they mean nothing. */
const mailbox = (email: string): Prisma.Sql =>
  Prisma.raw(`
  (translate(split_part(split_part(${email}, '@', 1), '+', 1),
             case when split_part(${email}, '@', 2) in ('gmail.com', 'googlemail.com') then '.' else '' end, '')
   || '@' || replace(split_part(${email}, '@', 2), 'googlemail.com', 'gmail.com'))`);

/** As the index `profiles_about_same` has it. */
const aboutSame = (about: string): Prisma.Sql =>
  Prisma.raw(`md5(lower(regexp_replace(${about}, '\\s+', ' ', 'g')))`);

/** In the text, so that the plan is that for this limit, and made once. */
const upTo = (most: number): Prisma.Sql => Prisma.raw(`limit ${String(most)}`);

/** An account that has something in common with the account asked for. */
export type Pair = {
  readonly memberId: string;
  readonly otherId: string;
  readonly signal: Signal;
  /** Of two pictures, their photos. */
  readonly photoId: string | null;
  readonly otherPhotoId: string | null;
};

/**
 * Hashes are keyed by the brand, so that only accounts of one brand have the same. Each is looked up in an index that has
 * its members, so that neither attempts nor orders are read. A card of many is shown up to the limit; an address of many
 * is not shown.
 */
const byPayer = (memberIds: readonly string[]): Prisma.Sql => Prisma.sql`
  select distinct s.member, o.other, case s.kind when 'card' then 'card' else 'address' end as signal
    from (select distinct member_id as member, kind, hash from payment_fingerprints
           where member_id = any(${[...memberIds]}::uuid[]) and kind in ('card', 'ip')) s
    cross join lateral (
      select g.other, g.payments, count(*) over () as many
        from (select w.member_id as other, max(w.payments) as payments
                from (select x.member_id, count(*) over () as payments
                        from (select member_id from payment_fingerprints
                               where hash = s.hash ${upTo(MAX_PAYMENTS)}) x) w
               where w.member_id <> s.member
               group by w.member_id ${upTo(MAX_SHARING)}) g) o
   where s.kind = 'card' or (o.payments < ${MAX_PAYMENTS}::int and o.many < ${MAX_SHARING}::int)`;

// As an expression, the brand tempts no planner to read all of its accounts.
const byMailbox = (memberIds: readonly string[]): Prisma.Sql => Prisma.sql`
  select s.id as member, o.id as other, 'mailbox' as signal
    from users s
    cross join lateral (
      select u.id from users u
       where ${mailbox('u.email_normalised')} = ${mailbox('s.email_normalised')}
         and u.state <> 'erased' and u.brand_id || '' = s.brand_id and u.id <> s.id
       ${upTo(MAX_SHARING)}) o
   where s.id = any(${[...memberIds]}::uuid[])`;

/**
 * Each text is looked up once, however many of the accounts have it. Of a text that too many share, nothing is
 * returned: an account with it is among those found, or there are more of them.
 */
const byText = (memberIds: readonly string[]): Prisma.Sql => Prisma.sql`
  select s.member, o.member as other, 'text' as signal
    from (select ${aboutSame('about')} as same, array_agg(member_id) as members
            from profiles
           where member_id = any(${[...memberIds]}::uuid[]) and length(about) >= 40
           group by 1) t
    cross join lateral (
      select array_agg(w.member_id) as members
        from (select p.member_id from profiles p
               where ${aboutSame('p.about')} = t.same and length(p.about) >= 40 and p.kind = 'member'
               ${upTo(MAX_SHARING + 1)}) w
      having count(*) <= ${MAX_SHARING}::int) f
    cross join unnest(t.members) s(member) cross join unnest(f.members) o(member)
   where o.member <> s.member`;

type Found = { readonly member: string; readonly other: string; readonly signal: Signal };

const LOOKUPS = { payer: byPayer, mailbox: byMailbox, text: byText } as const;

/** Pairs by one lookup, each once. */
export const pairsStatement = (
  memberIds: readonly string[],
  lookup: keyof typeof LOOKUPS,
): Prisma.Sql => Prisma.sql`
    select member::text, other::text, signal from (${LOOKUPS[lookup](memberIds)}) f`;

async function pairsBy(
  memberIds: readonly string[],
  lookup: keyof typeof LOOKUPS,
): Promise<Pair[]> {
  const rows = await readRows<Found>(pairsStatement(memberIds, lookup));
  return rows.map(({ member: memberId, other: otherId, signal }) => ({
    memberId,
    otherId,
    signal,
    photoId: null,
    otherPhotoId: null,
  }));
}

type Picture = { readonly id: string; readonly memberId: string; readonly print: string };
type SamePicture = { readonly id: string; readonly other: string; readonly photo: string };

async function pairsByPicture(memberIds: readonly string[]): Promise<Pair[]> {
  const shown = await readRows<Picture>(Prisma.sql`
    select f.id::text, p.member_id::text as "memberId", f.print::text
      from profiles p join photos f on f.profile_id = p.id
     where p.member_id = any(${[...memberIds]}::uuid[])
       and f.state in ('pending', 'approved', 'rejected') and f.print is not null
     order by f.id`);
  if (shown.length === 0) return [];
  const asked = shown.map((picture) => ({ ...picture, bands: printBands(BigInt(picture.print)) }));
  const same = await readRows<SamePicture>(Prisma.sql`
    select a.id::text, o.member_id::text as other, o.id::text as photo
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
             as a(id uuid, "memberId" uuid, print bigint, bands int[])
     cross join lateral (
       select f.id, p.member_id from (
         select id, profile_id, print from photos
          where print_bands && a.bands and state <> 'removed' limit 400) f
         join profiles p on p.id = f.profile_id
        where bit_count((f.print # a.print)::bit(64)) <= ${MAX_PICTURE_DISTANCE}::int
          and p.member_id <> a."memberId" limit ${MAX_SHARING}::int) o`);
  const owner = new Map(shown.map(({ id, memberId }) => [id, memberId]));
  return same.map(({ id: photoId, other: otherId, photo: otherPhotoId }) => ({
    memberId: owner.get(photoId) ?? '',
    otherId,
    signal: 'picture' as const,
    photoId,
    otherPhotoId,
  }));
}

/**
 * The accounts that look like the given ones, by each signal, of all brands. Each lookup reads an index and ends after
 * `MAX_SHARING` rows, so that the cost grows with the accounts asked for and not with all.
 */
export async function lookAlikePairs(memberIds: readonly string[]): Promise<Pair[]> {
  if (memberIds.length === 0) return [];
  const found = await Promise.all([
    pairsBy(memberIds, 'payer'),
    pairsBy(memberIds, 'mailbox'),
    pairsBy(memberIds, 'text'),
    pairsByPicture(memberIds),
  ]);
  return found.flat();
}
