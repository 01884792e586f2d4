import { normaliseEmail } from '../../identity/email.ts';
import { run, type Statement } from '../../db/statement.ts';
import { brandsOf } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import { matchQuery, NO_MEMBER } from './match-query.ts';

const PAGE = 20;
const MIN_LENGTH = 3;
/** Sorts after every possible continuation of an address. */
const LAST = '\u{10FFFF}';

type Search = {
  readonly term: string;
  /** The trackerId of the last member already shown. */
  readonly after?: string | undefined;
  readonly operator: Operator;
};

/**
 * First the members matched by a name or number, then those whose address starts with the term, ordered by
 * address: one range of one index.
 */
const statement = (name: string, hits: string): Statement => ({
  name: `desk-find-members-${name}`,
  text: `
    with last as (select id, email_normalised as address from users where public_id = $2),
    addressed as (
      select u.id, u.email_normalised as address
        from users u
       where u.email_normalised ~>=~ coalesce((select address from last), $3)
         and u.email_normalised ~<~ $4 and ($1::text[] is null or u.brand_id = any($1))
         and ($2::text is null or u.email_normalised ~>~ (select address from last)
              or u.id > (select id from last))
       order by u.email_normalised using ~<~, u.id limit ${String(PAGE + 1)})
    select u.id, u.public_id as "trackerId", u.brand_id as "brandId", u.email, u.state, u.level,
           u.email_confirmed_at is not null as confirmed, u.created_at as "createdAt",
           coalesce(p.screen_name, '') as "screenName", f.by
      from (select id, min(by) as by, null as address from (${hits}) h(id, by)
             where id is not null group by id
            union all
            select id, 'address', address from addressed) f
      join users u on u.id = f.id left join profiles p on p.member_id = u.id
     where $1::text[] is null or u.brand_id = any($1)
     order by f.address using ~<~ nulls first, u.id`,
});

type Row = {
  readonly id: string;
  readonly trackerId: string;
  readonly brandId: string;
  readonly email: string;
  readonly state: string;
  readonly level: number;
  readonly confirmed: boolean;
  readonly createdAt: Date;
  readonly screenName: string;
  readonly by: string;
};

function find({ term, after, operator }: Search): Promise<Row[]> {
  const begin = normaliseEmail(term);
  const range = begin.length < MIN_LENGTH ? [null, null] : [begin, begin + LAST];
  // Members matched by a name or number appear on the first page only.
  const { name, text, values } = after === undefined ? matchQuery(term) : NO_MEMBER;
  const own = [brandsOf(operator), after ?? null];
  return run<Row>(statement(name, text), [...own, ...range, ...values]);
}

/** For operators with the duty `care`: matches numbers and names exactly, addresses by prefix. */
export async function findMembers(search: Search) {
  const rows = await find(search);
  const addressed = rows.filter(({ by }) => by === 'address');
  const next = addressed.length > PAGE ? addressed[PAGE - 1] : undefined;
  const page = next ? rows.slice(0, -1) : rows;
  const members = page.filter(({ id }, at) => page.findIndex((one) => one.id === id) === at);
  return { members, next: next?.trackerId ?? null };
}

/** The audit log entry of a search: the members found, not the term that was typed. */
export function searchAccess(members: readonly Pick<Row, 'id' | 'brandId'>[]) {
  const [one, ...others] = members;
  const alone = one && others.every(({ brandId }) => brandId === one.brandId);
  return {
    subject: one && others.length === 0 ? one.id : 'members',
    data: { found: members.map(({ id }) => id) },
    ...(alone && { brandId: one.brandId }),
  };
}
