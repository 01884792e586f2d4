import { callsBetween } from '../../calls/queries.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { MessageReaction, ReportReason, ReportSurface } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';

const LAST = 20;
/** Number of other messages by the reported side besides the reported one. */
const AROUND = 10;

type Pair = { readonly reporterId: string; readonly reportedId: string };

type Row = {
  readonly seq: number;
  readonly text: string;
  readonly first: string | null;
  readonly photo: string | null;
  /** The id is that of a voice message. */
  readonly voice: boolean;
  readonly removed: boolean;
  /** Number and side of the message that it answers; `answersOwn` is null where that is deleted. */
  readonly answers: number | null;
  readonly answersOwn: boolean | null;
  /** Of the reporter. */
  readonly reaction: MessageReaction | null;
  readonly at: Date;
};

/**
 * Removed messages are included with their original text, edited ones with both versions; each is marked. Of the
 * messages that they answer only number and side, as those of the reporter are not part of the evidence.
 */
async function written(
  { reporterId, reportedId }: Pair,
  order: Prisma.Sql,
  most: number,
): Promise<Prisma.InputJsonObject[]> {
  const rows = await db().$queryRaw<Row[]>`
    select m.seq, m.body as text, m.first_body as first, m.photo_id::text as photo,
           exists (select 1 from chat_photos f where f.id = m.photo_id and f.voice_ms is not null) as voice,
           m.removed_at is not null as removed, m.reaction, m.created_at as at,
           m.reply_to as answers,
           (select q.sender_id = m.sender_id from messages q
             where q.conversation_id = m.conversation_id and q.seq = m.reply_to) as "answersOwn"
      from messages m join conversations c on c.id = m.conversation_id
     where c.profile_low = least(${reporterId}::uuid, ${reportedId}::uuid)
       and c.profile_high = greatest(${reporterId}::uuid, ${reportedId}::uuid)
       and m.sender_id = ${reportedId}::uuid and m.kind = 'personal'
     order by ${order} limit ${most}`;
  return rows
    .sort((a, b) => a.seq - b.seq)
    .map(({ seq, text, first, photo, voice, removed, answers, answersOwn, reaction, at }) => ({
      seq,
      text,
      at: at.toISOString(),
      ...(first !== null && { first }),
      ...(photo !== null && { photo }),
      ...(voice && { voice }),
      ...(removed && { removed }),
      ...(answers !== null && { answers, answersOwn }),
      ...(reaction !== null && { reaction }),
    }));
}

/** The latest messages from the reported side to the reporter, ascending. */
function lastMessages(pair: Pair): Promise<Prisma.InputJsonObject[]> {
  return written(pair, Prisma.sql`m.seq desc`, LAST);
}

/** The message with this number, if the reported side wrote it, and those next to it, ascending. */
function messagesAround(pair: Pair, seq: number): Promise<Prisma.InputJsonObject[]> {
  return written(pair, Prisma.sql`abs(m.seq - ${seq}::int), m.seq`, AROUND + 1);
}

type Asked = {
  readonly reporterId: string;
  readonly reportedId: string;
  readonly reason: ReportReason;
  readonly surface: ReportSurface;
  /** The number of the reported message, if the report is about one. */
  readonly seq?: number | undefined;
  readonly now: Date;
};

/** Messages are read only when the report comes from the chat or a call. */
async function messagesOf({ reporterId, reportedId, surface, seq }: Asked) {
  const pair = { reporterId, reportedId };
  if (seq === undefined) return surface === 'chat' || surface === 'call' ? lastMessages(pair) : [];
  const around = await messagesAround(pair, seq);
  // The number is that of another message: the reporter's own, a like, or none at all.
  return around.some((message) => message['seq'] === seq) ? around : fail('not_found');
}

/**
 * A snapshot of the reported profile, so that later changes do not affect the decision. Raises `not_found`
 * for a message that the reported side did not write.
 */
export async function gatherEvidence(asked: Asked): Promise<Prisma.InputJsonObject> {
  const { reportedId, reason, surface, seq, now } = asked;
  const [profile, messages] = await Promise.all([
    db().profile.findUniqueOrThrow({
      where: { id: reportedId },
      select: {
        screenName: true,
        about: true,
        lookingFor: true,
        work: true,
        study: true,
        promptQuestions: true,
        promptAnswers: true,
        textState: true,
        photos: {
          where: { state: { not: 'removed' } },
          select: { id: true, state: true, voiceMs: true },
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
        },
      },
    }),
    messagesOf(asked),
  ]);
  const calls = surface === 'call' ? await callsBetween(asked.reporterId, reportedId) : [];
  return {
    // A later report may name a more serious reason than the open one it joins.
    at: now.toISOString(),
    reason,
    surface,
    ...(seq !== undefined && { reported: seq }),
    ...profile,
    photos: profile.photos.map(({ id, state, voiceMs }) => ({
      id,
      state,
      ...(voiceMs !== null && { voice: true }),
    })),
    messages,
    ...(calls.length > 0 && { calls }),
  };
}
