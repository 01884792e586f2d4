import { db, inTransaction } from '../../db/client.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { log } from '../../kernel/log.ts';

/**
 * Compares an imported settlement file with our ledger: every line gets a finding, and each of our charges
 * without a line is added as missing.
 */
async function compareSettlement(fileId: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const [file] = await tx.$queryRaw<{ id: string }[]>`
      select id from settlement_files where id = ${fileId}::uuid and state = 'due' for update`;
    if (!file) return;
    await tx.$executeRaw`
      with read as (
        select l.number, l.kind, l.currency, l.theirs_minor, a.id as attempt_id, a.captured_minor,
               a.currency as our_currency, i.public_id as order_id,
               row_number() over (partition by l.kind, l.reference,
                                  case when l.kind = 'payment' then 0 else l.theirs_minor end
                                  order by l.number) as turn
          from settlement_lines l join settlement_files f on f.id = l.file_id
          left join attempts a on a.provider = f.provider and a.provider_reference = l.reference
                              and a.company = f.company
          left join intents i on i.id = a.intent_id
         where l.file_id = ${fileId}::uuid and l.theirs_minor is not null),
      ours as (
        select r.*,
               case when r.kind = 'payment' then r.captured_minor
                    when r.kind = 'refund' then (
                      select -max(b.amount_minor) from refunds b
                       where b.attempt_id = r.attempt_id and b.state not in ('failed', 'canceled')
                         and b.amount_minor = -r.theirs_minor)
                    when r.kind = 'chargeback' then (
                      select -max(d.amount_minor) from disputes d
                       where d.attempt_id = r.attempt_id and d.kind <> 'inquiry'
                         and d.amount_minor = -r.theirs_minor)
                    else (select max(d.amount_minor) from disputes d
                           where d.attempt_id = r.attempt_id and d.state = 'won'
                             and d.amount_minor = r.theirs_minor) end as ours_minor,
               case when r.kind = 'payment' then 1
                    when r.kind = 'refund' then (
                      select count(*) from refunds b
                       where b.attempt_id = r.attempt_id and b.state not in ('failed', 'canceled')
                         and b.amount_minor = -r.theirs_minor)
                    else (select count(*) from disputes d
                           where d.attempt_id = r.attempt_id and d.kind <> 'inquiry'
                             and d.amount_minor = abs(r.theirs_minor)) end as known
          from read r)
      update settlement_lines l
         set ours_minor = o.ours_minor, order_id = o.order_id,
             finding = (case when o.attempt_id is null then 'unknown'
                            when o.currency <> o.our_currency then 'currency'
                            when o.ours_minor is null then case when o.kind = 'payment' then 'unknown' else 'amount' end
                            when o.turn > o.known then 'twice'
                            when o.ours_minor <> o.theirs_minor then 'amount'
                            else 'fits' end)::settlement_finding
        from ours o where l.file_id = ${fileId}::uuid and l.number = o.number`;
    await tx.$executeRaw`
      insert into settlement_lines (file_id, number, kind, reference, currency, ours_minor, finding, order_id)
      select f.id, f.line_count + 1 + row_number() over (order by c.at, c.id), 'payment',
             coalesce(a.provider_reference, a.reference), c.currency, c.amount_minor, 'missing', i.public_id
        from settlement_files f
        join charges c on c.at >= f.from_at and c.at < f.until_at and c.provider = f.provider
                      and c.company = f.company
        join attempts a on a.id = c.attempt_id
        join intents i on i.id = c.intent_id
       where f.id = ${fileId}::uuid
         and not exists (select from settlement_lines l
                          where l.file_id = f.id and l.kind = 'payment'
                            and l.reference = a.provider_reference)`;
    await tx.$executeRaw`
      update settlement_files set state = 'done', done_at = ${now},
             odd = (select count(*) from settlement_lines where file_id = ${fileId}::uuid and finding <> 'fits')
       where id = ${fileId}::uuid`;
  });
}

/** Due work: compares completely imported files, the oldest first. */
export const compareSettlementsWork: DueWork = {
  name: 'settlements',
  run: async (now, limit) => {
    const due = await db().settlementFile.findMany({
      where: { state: 'due' },
      orderBy: { id: 'asc' },
      take: limit,
      select: { id: true },
    });
    for (const { id } of due) {
      await compareSettlement(id, now).catch((error: unknown) => {
        log().error({ err: error, fileId: id }, 'settlement comparison failed');
      });
    }
    return due.length;
  },
};
