import { PlainError } from '../../common/plain-error.mjs';
import { EAST, sql, WEST } from '../composition.mjs';

const members = (brand) => `select id from users where brand_id = '${brand}'`;

/** Rows that never change: what was sent, and each movement of credits. */
const ROWS = {
  messages: (brand) => `select conversation_id || ' ' || seq || ' ' || md5(body) || ' ' || cost
    from messages where conversation_id in (select id from conversations where brand_id = '${brand}')`,
  credits: (brand) => `select id || ' ' || bucket || ' ' || delta || ' ' || balance_after
    from credit_entries where member_id in (${members(brand)})`,
};

const BUCKETS = ['icebreakers', 'likes', 'free', 'subscription', 'bought'];

/** Accounts whose balance is not the sum of their entries and of what was carried over. */
const UNBALANCED = (brand) => `select count(*) from credit_accounts a,
    unnest(array['${BUCKETS.join("','")}'], array[${BUCKETS.map((name) => `a.${name}`).join()}]) as b (bucket, balance)
  where member_id in (${members(brand)}) and balance <>
    coalesce((select sum(delta) from credit_entries e where e.member_id = a.member_id and e.bucket::text = b.bucket), 0)
    + coalesce((select sum(total) from credit_carried c where c.member_id = a.member_id and c.bucket::text = b.bucket), 0)`;

/**
 * Each row of the brand in the cell that it has left is the same in the other one, which has newer ones besides, and
 * balances there agree with their entries. Resolves to the number of rows compared.
 */
export async function compareRows(brand) {
  let compared = 0;
  for (const [name, query] of Object.entries(ROWS)) {
    const there = new Set((await sql(query(brand), WEST)).split('\n'));
    const here = (await sql(query(brand), EAST)).split('\n');
    const missing = here.filter((row) => !there.has(row)).length;
    if (here[0] === '' || missing > 0)
      throw new PlainError(`${missing} of ${here.length} ${name} are not in the other cell.`);
    compared += here.length;
  }
  const unbalanced = await sql(UNBALANCED(brand), WEST);
  if (unbalanced !== '0') throw new PlainError(`${unbalanced} balances differ from their entries.`);
  return compared;
}
