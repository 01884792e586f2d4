import { brandById } from '../../brands/registry.ts';
import { knownLocale } from '../../brands/schema.ts';
import { filesByMessage } from '../../care/files/present-file.ts';
import type { RefusedFile } from '../../care/files/refused-file.ts';
import { isReference } from '../../care/reference.ts';
import { db } from '../../db/client.ts';
import type { TicketRating, TicketState } from '../../db/generated/enums.ts';
import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import type { Operator } from '../../identity/operator.ts';

/** Up to the newest two hundred messages: more than any real conversation has. */
const TICKET: Statement = {
  name: 'desk-ticket',
  text: `
    select t.id, t.brand_id as "brandId", t.email, t.text, t.locale, t.state,
           t.created_at as "createdAt", t.since_at as "sinceAt",
           case when t.state = 'open' then t.due_at end as "dueAt", t.snoozed_until as "snoozedUntil",
           t.rating, t.rating_comment as "ratingComment", t.rated_at as "ratedAt",
           (select reference from tickets where id = t.merged_into_id) as "mergedInto",
           u.public_id as "trackerId", coalesce(p.screen_name, '') as "memberName",
           a.id as "assigneeId", a.name as "assigneeName", o.name as "claimedBy", o.id = $3 as mine, t.claimed_until as "claimedUntil",
           exists (select from mail_suppressions s
                    where s.brand_id = t.brand_id and s.address = lower(t.email)
                      and s.reason = 'bounced') as bounced,
           (select count(*)::int from ticket_messages m where m.ticket_id = t.id) as seen,
           array(select tag from ticket_tags g where g.ticket_id = t.id order by tag) as tags,
           (select coalesce(json_agg(message order by message.at), '[]')
              from (select m.id, case m.direction when 'in' then 'sender' else 'care' end as "from",
                           m.text, m.at, coalesce(w.name, m.by) as by, m.from_address as "fromAddress",
                           m.attachments, coalesce(m.refused_files, '[]') as refused, m.direction = 'in' and m.message_id is null as "inApp"
                      from ticket_messages m left join operators w on m.by = 'operator:' || w.id
                     where m.ticket_id = t.id order by m.at desc limit 200) message) as messages,
           (select coalesce(json_agg(note order by note.at), '[]')
              from (select n.id, n.text, n.at, coalesce(w.name, n.by) as by
                      from ticket_notes n left join operators w on n.by = 'operator:' || w.id
                     where n.ticket_id = t.id order by n.at desc limit 200) note) as notes
      from tickets t
      left join users u on u.id = t.member_id
      left join profiles p on p.member_id = u.id
      left join operators a on a.id = t.assigned_to
      left join operators o on o.id = t.claimed_by and t.claimed_until > $4
     where t.reference = $1 and ($2::text[] = '{}' or t.brand_id = any($2))`,
};

type TicketMessage = {
  readonly id: string;
  readonly from: 'sender' | 'care';
  readonly text: string;
  readonly by: string | null;
  readonly fromAddress: string | null;
  readonly attachments: number;
  readonly refused: readonly RefusedFile[];
  readonly inApp: boolean;
};
type Row = {
  readonly id: string;
  readonly brandId: string;
  readonly email: string;
  readonly text: string;
  readonly locale: string;
  readonly state: TicketState;
  readonly createdAt: Date;
  readonly sinceAt: Date;
  readonly dueAt: Date | null;
  readonly snoozedUntil: Date | null;
  readonly trackerId: string | null;
  readonly memberName: string;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly claimedBy: string | null;
  readonly mine: boolean | null;
  readonly claimedUntil: Date | null;
  readonly mergedInto: string | null;
  readonly rating: TicketRating | null;
  readonly ratingComment: string | null;
  readonly ratedAt: Date | null;
  readonly bounced: boolean;
  readonly seen: number;
  readonly tags: string[];
  readonly messages: readonly (TicketMessage & { readonly at: string })[];
  readonly notes: readonly {
    readonly id: string;
    readonly text: string;
    readonly by: string;
    readonly at: string;
  }[];
};

function firstMessage({ id, text, createdAt: at }: Row): TicketMessage & { readonly at: Date } {
  return {
    id,
    text,
    at,
    from: 'sender',
    by: null,
    fromAddress: null,
    attachments: 0,
    refused: [],
    inApp: false,
  };
}

/** For operators with the duty `care`: one ticket with its messages. Raises `not_found`. */
export async function readTicket(operator: Operator, reference: string, now: Date) {
  if (!isReference(reference)) fail('not_found');
  const { brandIds, operatorId } = operator;
  const [row = fail('not_found')] = await run<Row>(TICKET, [reference, brandIds, operatorId, now]);
  const { email, state, createdAt, sinceAt, dueAt, snoozedUntil, bounced, seen, tags, trackerId } =
    row;
  const { rating, ratingComment, ratedAt } = row;
  const { mergedInto, claimedBy, mine, claimedUntil, assigneeId, assigneeName } = row;
  const brand = brandById(row.brandId) ?? fail('not_found');
  const where = { ticketId: row.id };
  const filesOf = filesByMessage(await db().ticketFile.findMany({ where, orderBy: { id: 'asc' } }));
  return {
    reference,
    email,
    createdAt,
    sinceAt,
    dueAt,
    snoozedUntil,
    state,
    mergedInto,
    rating:
      rating !== null && ratedAt !== null ? { rating, comment: ratingComment, at: ratedAt } : null,
    bounced,
    seen,
    tags,
    brand: { id: brand.id, name: brand.name },
    locale: knownLocale(row.locale) ?? brand.locales.default,
    erased: email === '',
    member: trackerId === null ? null : { trackerId, name: row.memberName },
    assignee:
      assigneeId !== null && assigneeName !== null
        ? { id: assigneeId, name: assigneeName, mine: assigneeId === operatorId }
        : null,
    claim:
      claimedBy !== null && claimedUntil !== null
        ? { name: claimedBy, mine: mine === true, until: claimedUntil }
        : null,
    messages: [
      { ...firstMessage(row), files: filesOf.get('') ?? [] },
      ...row.messages.map(({ at, ...message }) => ({
        ...message,
        at: new Date(at),
        files: filesOf.get(message.id) ?? [],
      })),
    ],
    notes: row.notes.map(({ at, ...note }) => ({ ...note, at: new Date(at) })),
  };
}
