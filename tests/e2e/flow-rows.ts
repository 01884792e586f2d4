import { LOOKED_UP_MS, inDatabase } from './member-rows.ts';
import type { BrandName } from './places.ts';

type Running = {
  readonly databaseUrl: string;
  readonly clock: { readonly advance: (ms: number) => Promise<void> };
};

/** Publishes a flow like the usual one but for `changes`, under a code of its own. */
export async function publishLike(
  { databaseUrl }: Running,
  brand: BrandName,
  code: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await inDatabase(
    databaseUrl,
    `insert into flow_versions (id, brand_id, code, version, config, published_at)
     select gen_random_uuid(), brand_id, $2,
            1 + coalesce((select max(version) from flow_versions where brand_id = $1 and code = $2), 0),
            config || $3::jsonb, published_at
       from flow_versions where brand_id = $1 and code = '7' order by version desc limit 1`,
    [brand, code, JSON.stringify(changes)],
  );
}

/** From now on these partners' pages may stand in a frame of the brand. */
export async function allowFrames(
  { databaseUrl, clock }: Running,
  brand: BrandName,
  frameHosts: readonly string[],
): Promise<void> {
  await inDatabase(
    databaseUrl,
    `insert into brand_settings
     select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
            'version', s.version + 1, 'limits', jsonb_build_object('frameHosts', $2::jsonb)))).*
       from brand_settings s where brand_id = $1 order by version desc limit 1`,
    [brand, JSON.stringify(frameHosts)],
  );
  await clock.advance(LOOKED_UP_MS);
}
