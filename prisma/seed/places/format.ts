import { foldPlace } from '../../../lib/places/fold.ts';

export type PlaceRow = {
  readonly region: string;
  readonly province: string;
  readonly name: string;
  readonly population: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Regions as `# name`, provinces as `## name`, places one per line: name, population, latitude, longitude. */
export function formatPlaces(rows: readonly PlaceRow[]): string {
  const regions = new Map<string, Map<string, Map<string, PlaceRow>>>();
  for (const row of rows) {
    const provinces = regions.get(row.region) ?? new Map<string, Map<string, PlaceRow>>();
    regions.set(row.region, provinces);
    const places = provinces.get(row.province) ?? new Map<string, PlaceRow>();
    provinces.set(row.province, places);
    // One place per name and province: the larger one wins.
    const folded = foldPlace(row.name);
    if ((places.get(folded)?.population ?? -1) < row.population) places.set(folded, row);
  }
  const lines: string[] = [];
  for (const [region, provinces] of byName(regions)) {
    lines.push(`# ${region}`);
    for (const [province, places] of byName(provinces)) {
      lines.push(`## ${province}`);
      for (const [, place] of byName(places)) lines.push(placeLine(place));
    }
  }
  return `${lines.join('\n')}\n`;
}

function byName<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([left], [right]) => left.localeCompare(right, 'en'));
}

function placeLine({ name, population, latitude, longitude }: PlaceRow): string {
  return [name, population, latitude ?? '', longitude ?? ''].join('\t').trimEnd();
}

export function parsePlaces(text: string): PlaceRow[] {
  const rows: PlaceRow[] = [];
  let region = '';
  let province = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) province = line.slice(3);
    else if (line.startsWith('# ')) region = line.slice(2);
    else if (line !== '') {
      const [name = '', population, latitude, longitude] = line.split('\t');
      rows.push({
        region,
        province,
        name,
        population: Number(population ?? 0),
        latitude: latitude === undefined ? null : Number(latitude),
        longitude: longitude === undefined ? null : Number(longitude),
      });
    }
  }
  return rows;
}
