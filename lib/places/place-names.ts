import { run } from '../db/statement.ts';
import { singleton } from '../kernel/singleton.ts';

type Placed = {
  readonly regionId: number | null;
  readonly cityId: number | null;
  readonly travelRegionId: number | null;
};
type Named = {
  readonly regionName: string | null;
  readonly cityName: string | null;
  readonly travelRegionName: string | null;
};

const read = {
  name: 'places_names',
  text: `SELECT 'region' AS kind, id, name FROM regions WHERE id = ANY ($1::int[])
    UNION ALL SELECT 'city', id, name FROM cities WHERE id = ANY ($2::int[])`,
};

// Places change only with a release: each name is read once per process.
const names = singleton('place-names', () => ({
  region: new Map<number | null, string>(),
  city: new Map<number | null, string>(),
}));

type Read = { readonly kind: keyof typeof names; readonly id: number; readonly name: string };

/** Adds the place names to rows just read. */
export async function withPlaceNames<Row extends Placed>(
  rows: readonly Row[],
): Promise<(Row & Named)[]> {
  const unknown = rows.filter(
    ({ regionId, cityId, travelRegionId }) =>
      ![regionId, travelRegionId].every((id) => isKnown('region', id)) || !isKnown('city', cityId),
  );
  if (unknown.length > 0) {
    const ids = [
      unknown.flatMap(({ regionId, travelRegionId }) => [regionId, travelRegionId]),
      unknown.map(({ cityId }) => cityId),
    ];
    for (const { kind, id, name } of await run<Read>(read, ids)) names[kind].set(id, name);
  }
  return rows.map((row) =>
    Object.assign(row, {
      regionName: names.region.get(row.regionId) ?? null,
      cityName: names.city.get(row.cityId) ?? null,
      travelRegionName: names.region.get(row.travelRegionId) ?? null,
    }),
  );
}

function isKnown(kind: keyof typeof names, id: number | null): boolean {
  return id === null || names[kind].has(id);
}
