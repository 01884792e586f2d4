import { db } from '../../db/client.ts';
import { isId } from '../../kernel/ids.ts';
import type { MemberInScope } from './member-in-scope.ts';

const PAGE = 50;

type Row = {
  readonly id: string;
  readonly template: string;
  readonly locale: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly attempts: number;
};

/**
 * What was mailed to the address a member has now, the newest first, after the mail `before`. Kind and state: what
 * stood in a mail, and its links above all, is nobody's to read here.
 */
export async function listMails(
  { brandId, email }: Pick<MemberInScope, 'brandId' | 'email'>,
  before: string | undefined,
) {
  const last = before !== undefined && isId(before) ? before : null;
  const rows = await db().$queryRaw<Row[]>`
    select id, template, locale, state, created_at as "createdAt", sent_at as "sentAt", attempts
      from mail_messages
     where brand_id = ${brandId} and lower(to_address) = lower(${email})
       and (${last}::uuid is null or (created_at, id) < (
         select created_at, id from mail_messages where id = ${last}::uuid))
     order by created_at desc, id desc limit ${PAGE + 1}`;
  const mails = rows.slice(0, PAGE);
  return { mails, next: rows.length > PAGE ? (mails.at(-1)?.id ?? null) : null };
}
