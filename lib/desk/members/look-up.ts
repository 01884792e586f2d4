import { isId } from '../../kernel/ids.ts';

const RECEIPT = /^(N-)?(\d{4})-(\d{6,9})$/;

/**
 * Whose the number or name $3 is that somebody typed, and what it was: whatever carries a name of its own leads to
 * its member by a unique index. $4 is the same where it is an id; $5 and $6 a receipt's year and number, $7 and $8 a
 * credit note's. What is null names nothing.
 */
export const HITS = `
  select id, 'member' as by from users where public_id = $3
  union all select member_id, 'profile' from profiles where public_id = $3
  union all select member_id, 'order' from intents where public_id = $3
  union all select member_id, 'charge' from charges where public_id = $3
  union all select i.member_id, 'payment'
    from attempts a join intents i on i.id = a.intent_id where a.reference = $3
  union all select i.member_id, 'payment at the provider'
    from attempts a join intents i on i.id = a.intent_id where a.provider_reference = $3
  union all select member_id, 'ticket' from tickets where reference = upper($3)
  union all select member_id, 'declaration' from declarations where reference = upper($3)
  union all select id, 'member' from users where id = $4::uuid
  union all select member_id, 'profile' from profiles where id = $4::uuid
  union all select member_id, 'order' from intents where id = $4::uuid
  union all select member_id, 'charge' from charges where id = $4::uuid
  union all select c.member_id, 'receipt' from receipts r join charges c on c.id = r.charge_id
    where r.company in (select company from receipt_counters) and r.year = $5::int and r.number = $6::int
  union all select c.member_id, 'receipt' from credit_notes r join charges c on c.id = r.charge_id
    where r.company in (select company from receipt_counters) and r.year = $7::int and r.number = $8::int`;

type Numbers = readonly [year: string | null, number: string | null];
const NONE: Numbers = [null, null];

/** What stands for $3 to $8. */
export function namesOf(words: string | null): readonly (string | null)[] {
  if (words === null) return [null, null, ...NONE, ...NONE];
  const id = words.toLowerCase();
  const [, note, year = null, number = null] = RECEIPT.exec(words.toUpperCase()) ?? [];
  const given: Numbers = [year, number];
  const [receipt, creditNote] = note === undefined ? [given, NONE] : [NONE, given];
  return [words, isId(id) ? id : null, ...receipt, ...creditNote];
}
