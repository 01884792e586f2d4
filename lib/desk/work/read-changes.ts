import { run, type Statement } from '../../db/statement.ts';
import type { Operator } from '../../identity/operator.ts';
import { brandsOf } from '../brand-scope.ts';

/** What an operator published, and where. */
export type PublishedChange = {
  readonly id: string;
  readonly kind: 'plan' | 'flow' | 'brand';
  /** The product or the flow; empty for the settings of a brand. */
  readonly code: string;
  readonly brandId: string | null;
  readonly version: number;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
};

const PUBLISHED: Statement = {
  name: 'desk-work-published',
  text: `
    select p.id, v.kind, v.code, v.brand_id as "brandId", v.version, p.note, p.at,
           coalesce(o.name, p.actor) as by
      from (select id, 'plan' as kind, product_id as code, null as brand_id, version
              from plan_versions where published_at > $2
            union all
            select id, 'flow', code, brand_id, version
              from flow_versions where published_at > $2 and ($1::text[] is null or brand_id = any($1))
            union all
            select id, 'brand', '', brand_id, version
              from brand_settings where created_at > $2 and ($1::text[] is null or brand_id = any($1))) v
      join publications p on p.id = v.id
      left join operators o on p.actor = 'operator:' || o.id
     where p.actor <> $3
     order by p.at desc, p.id limit 10`,
};

/** What others published on the operator's brands since a time, the newest first. */
export function readChanges(operator: Operator, since: Date): Promise<PublishedChange[]> {
  return run<PublishedChange>(PUBLISHED, [
    brandsOf(operator),
    since,
    `operator:${operator.operatorId}`,
  ]);
}
