import type { Brand } from '../../../lib/brands/schema.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';

/** A demo member with an account on a brand. */
export type SeedMember = {
  readonly memberId: string;
  readonly profileId: string;
  readonly name: string;
  readonly gender: string;
  readonly seeking: string;
  readonly since: Date;
  readonly email: string;
};

/** A brand's newcomers with a confirmed address, always in the same order. */
export async function peopleOf(db: PrismaClient, { id: brandId }: Brand): Promise<SeedMember[]> {
  const rows = await db.profile.findMany({
    where: {
      brandId,
      searchable: false,
      member: { emailConfirmedAt: { not: null }, email: { endsWith: '@members.demo.test' } },
    },
    select: {
      id: true,
      screenName: true,
      gender: true,
      seeking: true,
      member: { select: { id: true, email: true, createdAt: true } },
    },
  });
  const people = rows.flatMap(({ id: profileId, screenName: name, gender, seeking, member }) =>
    member
      ? [
          {
            memberId: member.id,
            profileId,
            name,
            gender,
            seeking,
            since: member.createdAt,
            email: member.email,
          },
        ]
      : [],
  );
  return people.toSorted((a, b) => (a.email < b.email ? -1 : 1));
}
