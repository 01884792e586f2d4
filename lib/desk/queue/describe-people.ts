import { ageAt } from '../../identity/age.ts';
import { db } from '../../db/client.ts';
import type { Person } from './item-schema.ts';

const SELECT = {
  id: true,
  kind: true,
  screenName: true,
  gender: true,
  ageGiven: true,
  ageGivenAt: true,
  country: true,
  state: true,
  createdAt: true,
  member: { select: { publicId: true, state: true, createdAt: true } },
} as const;

async function countsOf(profileIds: string[]) {
  const [photos, reports] = await Promise.all([
    db().photo.groupBy({
      by: ['profileId'],
      where: { profileId: { in: profileIds }, state: 'rejected' },
      _count: { _all: true },
    }),
    db().report.groupBy({
      by: ['reportedId'],
      where: { reportedId: { in: profileIds }, state: 'upheld' },
      _count: { _all: true },
    }),
  ]);
  return {
    refused: new Map(photos.map(({ profileId, _count }) => [profileId, _count._all])),
    upheld: new Map(reports.map(({ reportedId, _count }) => [reportedId, _count._all])),
  };
}

/**
 * The people behind some profiles, with the number of their refused photos and upheld reports, in three
 * queries; by profile id.
 */
export async function describePeople(
  profileIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Person>> {
  const ids = [...new Set(profileIds)];
  if (ids.length === 0) return new Map();
  const [rows, { refused, upheld }] = await Promise.all([
    db().profile.findMany({ where: { id: { in: ids } }, select: SELECT }),
    countsOf(ids),
  ]);
  return new Map(
    rows.map(({ id, member, screenName, kind, gender, country, ...row }) => [
      id,
      {
        trackerId: member?.publicId ?? null,
        name: screenName,
        kind: kind === 'member' || kind === 'hosted' ? kind : 'system',
        gender,
        country,
        age: ageAt(row.ageGiven, row.ageGivenAt, now),
        since: member?.createdAt ?? null,
        state: member?.state ?? row.state,
        refusedPhotos: refused.get(id) ?? 0,
        upheldReports: upheld.get(id) ?? 0,
      },
    ]),
  );
}
