import { db } from '../db/client.ts';

export type SettlementLine = {
  readonly at: Date;
  readonly kind: string;
  readonly company: string;
  readonly brand: string;
  readonly provider: string;
  readonly method: string;
  readonly order: string;
  readonly charge: string | null;
  readonly providerReference: string | null;
  readonly document: string | null;
  readonly amountMinor: number;
  readonly vatMinor: number;
  readonly vatCountry: string | null;
  readonly currency: string;
};

/**
 * Every movement of money at the providers between two times: sales, payments that bought nothing, refunds
 * and disputes. In ledger order and with the ledger's signs.
 */
export function settlementLines(from: Date, to: Date): Promise<readonly SettlementLine[]> {
  return db().$queryRaw<SettlementLine[]>`
    with moved as (
      select t.id, t.at, t.kind, t.unique_key, t.company,
             substr(r.account, 12) as provider, r.amount_minor as amount, r.currency,
             coalesce((select -sum(v.amount_minor)::int from ledger_entries v
                        where v.transaction_id = t.id and v.account like 'vat:%'), 0) as vat
        from ledger_transactions t
        join ledger_entries r on r.transaction_id = t.id and r.account like 'receivable:%'
       where t.at >= ${from} and t.at < ${to})
    select m.at, case when m.unique_key like 'unearned:%' then 'unearned' else m.kind::text end as kind,
           m.company, i.brand_id as brand, m.provider, a.method, i.public_id as "order",
           c.public_id as charge, a.provider_reference as "providerReference",
           coalesce(n.snapshot->>'label', case when m.kind = 'sale' then p.snapshot->>'label' end) as document,
           m.amount as "amountMinor", m.vat as "vatMinor", c.vat_country as "vatCountry", m.currency
      from moved m
      left join refunds f on f.id::text = split_part(m.unique_key, ':', 2) and m.unique_key like 'refund%'
      left join disputes d on d.id::text = split_part(m.unique_key, ':', 2) and m.kind = 'dispute'
      left join charges s on s.id::text = split_part(m.unique_key, ':', 2) and m.unique_key like 'sale:%'
      join attempts a on a.id = coalesce(f.attempt_id, d.attempt_id, s.attempt_id,
             case when m.unique_key like 'unearned:%' then split_part(m.unique_key, ':', 2)::uuid end)
      join intents i on i.id = a.intent_id
      left join charges c on c.attempt_id = a.id
      left join receipts p on p.charge_id = c.id
      left join credit_notes n on n.refund_id = f.id or n.dispute_id = d.id
     order by m.at, m.id`;
}
