import { run, type Statement } from '../../db/statement.ts';

/** Reads one index entry for each tag, however many tickets have it. */
const TAGS: Statement = {
  name: 'desk-ticket-tags',
  text: `
    with recursive known (tag) as (
      (select tag from ticket_tags where brand_id = $1 order by tag limit 1)
      union all
      select (select g.tag from ticket_tags g where g.brand_id = $1 and g.tag > k.tag order by g.tag limit 1)
        from known k where k.tag is not null)
    select tag from known where tag is not null limit 200`,
};

/** For operators with the duty `care` on the brand: the tags that its tickets have. */
export async function listTags(brandId: string): Promise<string[]> {
  const rows = await run<{ readonly tag: string }>(TAGS, [brandId]);
  return rows.map(({ tag }) => tag);
}
