import { readFileSync } from 'node:fs';
import type { Db } from '../../../lib/db/client.ts';
import { countries } from '../../../lib/places/country.ts';
import { foldPlace } from '../../../lib/places/fold.ts';
import { parsePlaces } from './format.ts';

/** Writes the regions and cities of every country; existing places are not changed. */
export async function seedPlaces(db: Db): Promise<void> {
  for (const country of countries) {
    const rows = parsePlaces(readFileSync(new URL(`./${country}.txt`, import.meta.url), 'utf8'));
    const regions = [...new Set(rows.map(({ region }) => region))].map((name) => ({
      name,
      folded: foldPlace(name),
    }));
    await db.$executeRaw`
      INSERT INTO regions (country, name, folded)
      SELECT ${country}, name, folded
      FROM jsonb_to_recordset(${JSON.stringify(regions)}::jsonb) AS r (name text, folded text)
      ON CONFLICT (country, folded) DO NOTHING`;
    const cities = rows.map((row) => ({
      ...row,
      region: foldPlace(row.region),
      folded: foldPlace(row.name),
    }));
    await db.$executeRaw`
      INSERT INTO cities (country, name, folded, province, region_id, population, latitude, longitude)
      SELECT r.country, c.name, c.folded, c.province, r.id, c.population, c.latitude, c.longitude
      FROM jsonb_to_recordset(${JSON.stringify(cities)}::jsonb) AS c
        (name text, folded text, region text, province text, population int,
         latitude float8, longitude float8)
      JOIN regions r ON r.country = ${country} AND r.folded = c.region
      ON CONFLICT (country, folded, province) DO NOTHING`;
  }
}
