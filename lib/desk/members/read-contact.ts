import type { CreditBucket } from '../../db/generated/enums.ts';
import { run, type Statement } from '../../db/statement.ts';
import { IN_SCOPE, scopeOf, type Asked } from './member-in-scope.ts';

const CONTACT: Statement = {
  name: 'desk-member-contact',
  text: `
    select w.email, w.email_score > 0 as reachable, w.surname, w.phone,
           w.card_verified_at as "cardVerifiedAt", w.card_verified_by as "cardVerifiedBy", o.origin,
           json_build_object(
             'icebreakers', coalesce(a.icebreakers, 0), 'likes', coalesce(a.likes, 0),
             'free', coalesce(a.free, 0), 'subscription', coalesce(a.subscription, 0),
             'bought', coalesce(a.bought, 0)) as credits,
           s.state, s.period_end as "periodEnd", s.cancel_at_period_end as "endsThen",
           v.product_id as "productId"
      from (select u.* from ${IN_SCOPE}) w
      left join credit_accounts a on a.member_id = w.id
      left join lateral (
        select json_build_object('source', t.source, 'affiliate', t.tid,
                                 'campaign', coalesce(t.link_campaign, t.campaign_id)) as origin
          from attributions t where t.member_id = w.id order by t.at limit 1) o on true
      left join lateral (
        select * from subscriptions s where s.member_id = w.id
         order by s.created_at desc limit 1) s on true
      left join plan_versions v on v.id = s.plan_version_id`,
};

type Origin = {
  readonly source: string | null;
  readonly campaign: string | null;
  readonly affiliate: string | null;
};

type Row = {
  readonly email: string;
  readonly reachable: boolean;
  readonly surname: string | null;
  readonly phone: string | null;
  readonly cardVerifiedAt: Date | null;
  readonly cardVerifiedBy: string | null;
  readonly origin: Origin | null;
  readonly credits: Readonly<Record<CreditBucket, number>>;
};

/** Either all fields are set, or all are null because the member never had a subscription. */
type Paid = {
  readonly productId: string;
  readonly state: string;
  readonly periodEnd: Date;
  readonly endsThen: boolean;
};
type Unpaid = Readonly<Record<keyof Paid, null>>;

/** What customer care needs to answer a ticket; moderation decides without it. Null when there is no such member. */
export async function readContact(asked: Asked) {
  const [row] = await run<Row & (Paid | Unpaid)>(CONTACT, scopeOf(asked));
  if (!row) return null;
  const { productId, state, periodEnd, endsThen, ...contact } = row;
  return {
    ...contact,
    subscription: productId === null ? null : { productId, state, periodEnd, endsThen },
  };
}
