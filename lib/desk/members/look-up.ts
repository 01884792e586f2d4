import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { isId } from '../../kernel/ids.ts';

type Hit = { readonly memberId: string; readonly by: string };

const RECEIPT = /^(N-)?(\d{4})-(\d{6,9})$/;

/** What carries a name of its own leads to its member by a unique index each. */
function named(words: string): Prisma.Sql[] {
  return [
    Prisma.sql`select id, 'member' as by from users where public_id = ${words}`,
    Prisma.sql`select member_id, 'profile' from profiles where public_id = ${words}`,
    Prisma.sql`select member_id, 'order' from intents where public_id = ${words}`,
    Prisma.sql`select member_id, 'charge' from charges where public_id = ${words}`,
    Prisma.sql`
      select i.member_id, 'payment' from attempts a join intents i on i.id = a.intent_id
       where a.reference = ${words}`,
    Prisma.sql`
      select i.member_id, 'payment at the provider' from attempts a
        join intents i on i.id = a.intent_id where a.provider_reference = ${words}`,
    Prisma.sql`select member_id, 'ticket' from tickets where reference = ${words.toUpperCase()}`,
    Prisma.sql`
      select member_id, 'declaration' from declarations where reference = ${words.toUpperCase()}`,
  ];
}

function numbered(words: string): Prisma.Sql[] {
  const [, note, year, number] = RECEIPT.exec(words.toUpperCase()) ?? [];
  if (year === undefined || number === undefined) return [];
  const table = Prisma.raw(note === undefined ? 'receipts' : 'credit_notes');
  return [
    Prisma.sql`
      select c.member_id, 'receipt' from ${table} r join charges c on c.id = r.charge_id
       where r.company in (select company from receipt_counters) and r.year = ${Number(year)}
         and r.number = ${Number(number)}`,
  ];
}

function keyed(words: string): Prisma.Sql[] {
  const id = words.toLowerCase();
  if (!isId(id)) return [];
  return [
    Prisma.sql`select id, 'member' from users where id = ${id}::uuid`,
    Prisma.sql`select member_id, 'profile' from profiles where id = ${id}::uuid`,
    Prisma.sql`select member_id, 'order' from intents where id = ${id}::uuid`,
    Prisma.sql`select member_id, 'charge' from charges where id = ${id}::uuid`,
  ];
}

/** Whose the number or name is that somebody typed, and what it was; few, for such names are unique. */
export function lookUp(words: string): Promise<readonly Hit[]> {
  const branches = [...named(words), ...numbered(words), ...keyed(words)];
  return db().$queryRaw<Hit[]>`
    select distinct on (hit.id) hit.id as "memberId", hit.by
      from (${Prisma.join(branches, ' union all ')}) as hit(id, by)
     where hit.id is not null order by hit.id, hit.by`;
}
