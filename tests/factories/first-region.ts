import { db } from '#lib/db/client.ts';

/** The region of a country that was created first, in which members of the tests live. */
export function firstRegion(country: string): Promise<{ readonly id: number }> {
  return db().region.findFirstOrThrow({
    where: { country },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
}
