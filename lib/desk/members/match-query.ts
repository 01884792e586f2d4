import { isId } from '../../kernel/ids.ts';

const RECEIPT = /^(N-)?(\d{4})-(\d{6,9})$/;

/** Matches $5 against every public id and reference; each leads to its member through a unique index. */
const NAMED = `
  select id, 'member' from users where public_id = $5
  union all select member_id, 'profile' from profiles where public_id = $5
  union all select member_id, 'order' from intents where public_id = $5
  union all select member_id, 'charge' from charges where public_id = $5
  union all select i.member_id, 'payment'
    from attempts a join intents i on i.id = a.intent_id where a.reference = $5
  union all select i.member_id, 'payment at the provider'
    from attempts a join intents i on i.id = a.intent_id where a.provider_reference = $5
  union all select member_id, 'ticket' from tickets where reference = upper($5)
  union all select member_id, 'declaration' from declarations where reference = upper($5)`;

/** Additionally matches $6 as an internal id. */
const KEYED = `${NAMED}
  union all select id, 'member' from users where id = $6::uuid
  union all select member_id, 'profile' from profiles where id = $6::uuid
  union all select member_id, 'order' from intents where id = $6::uuid
  union all select member_id, 'charge' from charges where id = $6::uuid`;

/** Additionally matches number $7 of year $6, of any company. */
const numbered = (table: 'receipts' | 'credit_notes'): string => `${NAMED}
  union all select c.member_id, 'receipt' from ${table} r join charges c on c.id = r.charge_id
    where r.company in (select company from receipt_counters)
      and r.year = $6::int and r.number = $7::int`;

type MatchQuery = {
  /** Part of the statement's name. */
  readonly name: string;
  /** Selects the member ids and what matched. */
  readonly text: string;
  /** Parameters from $5 on. */
  readonly values: readonly string[];
};

export const NO_MEMBER: MatchQuery = {
  name: 'address',
  text: 'select null::uuid, null where false',
  values: [],
};

/**
 * The query for a search term. Neither our ids nor a provider's contain an at sign, so a term with one is an
 * address.
 */
export function matchQuery(term: string): MatchQuery {
  if (term.includes('@')) return NO_MEMBER;
  const id = term.toLowerCase();
  if (isId(id)) return { name: 'id', text: KEYED, values: [term, id] };
  const [, note, year, number] = RECEIPT.exec(term.toUpperCase()) ?? [];
  if (year === undefined || number === undefined)
    return { name: 'name', text: NAMED, values: [term] };
  const table = note === undefined ? 'receipts' : 'credit_notes';
  return { name: table, text: numbered(table), values: [term, year, number] };
}
