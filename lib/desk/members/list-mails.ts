import type { Statement } from '../../db/statement.ts';
import { isId } from '../../kernel/ids.ts';
import { ADDRESSES, SENT_TO_ADDRESS } from '../../accounts/export/addresses-had.ts';
import { IN_SCOPE, rowsOf, type Asked } from './member-in-scope.ts';

const PAGE = 50;

const MAILS: Statement = {
  name: 'desk-member-mails',
  text: `
    select w.brand_id as "brandId", m.*
      from (select u.id, u.brand_id, u.email from ${IN_SCOPE}) w
      left join lateral (
        select one.* from ${ADDRESSES} a
         cross join lateral (
           select m.id, m.template, m.locale, m.state, m.created_at as "createdAt",
                  m.sent_at as "sentAt", m.attempts
             from mail_messages m
            where ${SENT_TO_ADDRESS}
              and ($3::uuid is null or (m.created_at, m.id) < (
                select created_at, id from mail_messages where id = $3))
            order by m.created_at desc, m.id desc limit ${String(PAGE + 1)}) one
         order by one."createdAt" desc, one.id desc limit ${String(PAGE + 1)}) m on true
     order by m."createdAt" desc, m.id desc`,
};

type Row = {
  readonly brandId: string;
  readonly id: string;
  readonly template: string;
  readonly locale: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly attempts: number;
};

/**
 * Mails sent to a member, newest first, after the mail `before`. Template and state only: the desk does not
 * show the content, above all not its links.
 */
export async function listMails(asked: Asked, before: string | undefined) {
  const last = before !== undefined && isId(before) ? before : null;
  const { whose, rows } = await rowsOf<Row>(MAILS, asked, last);
  const mails = rows.slice(0, PAGE);
  return {
    brandId: whose.brandId,
    mails,
    next: rows.length > PAGE ? (mails.at(-1)?.id ?? null) : null,
  };
}
