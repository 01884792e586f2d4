import { brandById } from '../../brands/registry.ts';
import { run, type Statement } from '../../db/statement.ts';
import { ageAt } from '../../identity/age.ts';
import { hostedLabel } from '../../disclosure/hosted-label.ts';
import type { HostedConversation } from '../../hosted/hold/find-conversation.ts';
import { personaSchema } from '../../hosted/persona.ts';
import type { ContextMessage } from '../../hosted/reply-context.ts';
import { answererSchema } from '../../flows/answerer.ts';
import { SUMMARY, toSummary, type SummaryRow } from '../../hosted/conversations/read-summary.ts';
import { listStatements } from '../../hosted/conversations/list-statements.ts';
import { fail } from '../../kernel/errors.ts';
import { photoUrls } from '../../media/photo-urls.ts';
import { maskPhoneNumbers } from '../../text/phone-numbers.ts';
import type { Operator } from '../../identity/operator.ts';
import type { ConversationHead } from './contract.ts';
import { holdsOf } from './holds-of.ts';
import { mainPhotoKey } from '../../identity/shown-photos.ts';

/** Notes of earlier operators that are shown. */
const NOTES = 10;

const HEAD: Statement = {
  name: 'desk-conversation-head',
  text: `
    select s.*, p.public_id as "profileId", p.screen_name as name, p.age_given as "ageGiven",
           p.age_given_at as "ageGivenAt", coalesce(pc.name, pr.name) as place, p.about,
           p.looking_for as "lookingFor", p.persona, p.answered_by::text[] as "answeredBy",
           ${mainPhotoKey('p.id')} as picture,
           u.locale, m.screen_name as "memberName", m.age_given as "memberAge",
           m.age_given_at as "memberAgeAt", coalesce(mc.name, mr.name) as "memberPlace",
           v.reason, coalesce(o.name, v.set_by) as "setBy", v.set_at as "setAt",
           (select coalesce(json_agg(message order by message.seq), '[]')
              from (select seq, sender_id = $2 as mine, body as text from messages
                     where conversation_id = $1 and kind = 'personal' and removed_at is null
                     order by seq desc limit 200) message) as messages,
           (select coalesce(json_agg(note order by note.at desc), '[]')
              from (select n.id, n.text, coalesce(w.name, n.by) as by,
                           (extract(epoch from n.at) * 1000)::float8 as at
                      from member_notes n left join operators w on n.by = 'operator:' || w.id
                     where n.member_id = $3 and n.conversation_id = $1
                     order by n.at desc limit ${String(NOTES)}) note) as notes,
           case when s."heldBy" is not null then (
             select created_at from messages
              where conversation_id = $1 and category = 'operator_joined'
              order by seq desc limit 1) end as "heldSince"
      from (${SUMMARY.text}) s
      join profiles p on p.id = $2
      join users u on u.id = $3
      join profiles m on m.member_id = u.id
      left join cities pc on pc.id = p.city_id left join regions pr on pr.id = p.region_id
      left join cities mc on mc.id = m.city_id left join regions mr on mr.id = m.region_id
      left join vulnerable_flags v on v.member_id = u.id
      left join operators o on v.set_by = 'operator:' || o.id`,
};

type Head = SummaryRow & {
  readonly profileId: string;
  readonly name: string;
  readonly ageGiven: number;
  readonly ageGivenAt: Date;
  readonly place: string | null;
  readonly about: string;
  readonly lookingFor: string;
  readonly persona: unknown;
  readonly answeredBy: readonly string[];
  readonly picture: string | null;
  readonly locale: string;
  readonly memberName: string;
  readonly memberAge: number;
  readonly memberAgeAt: Date;
  readonly memberPlace: string | null;
  readonly reason: string | null;
  readonly setBy: string | null;
  readonly setAt: Date | null;
  readonly messages: readonly ContextMessage[];
  readonly notes: ConversationHead['notes'];
  readonly heldSince: Date | null;
};

function flagOf({ reason, setBy, setAt }: Head): ConversationHead['flag'] {
  if (reason === null || setBy === null || setAt === null) return null;
  return { reason, by: setBy, at: setAt.getTime() };
}

/** What the operator sees beside the messages: both people and their statements about themselves. */
export async function readConversation(
  operator: Operator,
  conversation: HostedConversation,
  now: Date,
): Promise<ConversationHead> {
  const { conversationId, hosted, member: who } = conversation;
  const [[head = fail('not_found')], holds] = await Promise.all([
    run<Head>(HEAD, [conversationId, hosted.id, who.id]),
    holdsOf(operator, now),
  ]);
  const { voice, likes, languages } = personaSchema.parse(head.persona ?? {});
  const { profileId, name, place, about, lookingFor, picture, locale } = head;
  const { flagged: _, ...summary } = toSummary(head);
  const messages = head.messages.map((message) => ({
    ...message,
    text: maskPhoneNumbers(message.text),
  }));
  return {
    ...summary,
    brand: brandById(who.brandId)?.name ?? who.brandId,
    locale,
    label: hostedLabel(head.answeredBy, locale),
    persona: {
      profileId,
      name,
      place,
      about,
      lookingFor,
      likes,
      voice,
      languages,
      age: ageAt(head.ageGiven, head.ageGivenAt, now),
      picture: picture === null ? null : photoUrls(picture).card,
      answeredBy: answererSchema.array().parse(head.answeredBy),
    },
    member: {
      name: head.memberName,
      age: ageAt(head.memberAge, head.memberAgeAt, now),
      place: head.memberPlace,
    },
    flag: flagOf(head),
    ...holds,
    heldSince: head.heldSince?.getTime() ?? null,
    notes: head.notes,
    statements: listStatements(messages),
  };
}
