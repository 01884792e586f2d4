import { brands } from '../../../lib/brands/registry.ts';
import type { Brand } from '../../../lib/brands/schema.ts';
import type { Prisma, PrismaClient } from '../../../lib/db/generated/client.ts';
import type { Answerer, Gender } from '../../../lib/db/generated/enums.ts';
import { after, HOUR, MINUTE, SECOND } from '../../../lib/kernel/clock.ts';
import { newId } from '../../../lib/kernel/ids.ts';
import { randomOf, type Random } from '../world/random.ts';
import { mainBrands } from './cast.ts';
import { peopleOf, type SeedMember } from './people.ts';
import { DEMO_TEXTS, type DemoTexts } from './demo-texts.ts';

/** Share of the members with a confirmed address who have written to a hosted profile. */
const WRITES = 0.45;
/** Conversations that await an operator on each larger brand. */
const WAITING = 3;
/**
 * How long an operator has before the conversation continues without them: longer than an hour, since a demo
 * is left unattended.
 */
const REPLY_DELAY_MS = 12 * HOUR;

type Hosted = {
  readonly id: string;
  readonly gender: Gender;
  readonly answeredBy: readonly Answerer[];
};
type SeedConversation = {
  readonly brand: Brand;
  readonly who: SeedMember;
  readonly with: Hosted;
  readonly at: Date;
  /** No answer yet: an operator is asked for one. */
  readonly awaitsReply: boolean;
  readonly random: Random;
};

const answererOf = ({ awaitsReply, random, ...seeded }: SeedConversation): Answerer =>
  awaitsReply || (seeded.with.answeredBy.includes('operator') && random.chance(0.7))
    ? 'operator'
    : random.pick(seeded.with.answeredBy.filter((one) => one !== 'operator'));

/** How long an answer took: seconds to minutes for a script or a model, longer for an operator in the evening. */
function delayOf(random: Random, by: Answerer): number {
  if (by !== 'operator') return random.between(20, 240) * SECOND;
  return random.chance(0.8) ? random.between(2, 18) * MINUTE : random.between(20, 58) * MINUTE;
}

function linesOf({ random, awaitsReply }: SeedConversation, texts: DemoTexts): string[] {
  const picked = random.between(0, texts.openers.length - 1);
  const [opener = '', reply = '', further = ''] = [texts.openers, texts.replies, texts.further].map(
    (said) => said[picked] ?? '',
  );
  if (awaitsReply && random.chance(0.5)) return [opener];
  return awaitsReply || random.chance(0.55) ? [opener, reply, further] : [opener, reply];
}

function rowsOf(seeded: SeedConversation) {
  const { brand, who, at, awaitsReply, random } = seeded;
  const hosted = seeded.with;
  const by = answererOf(seeded);
  const lines = linesOf(seeded, DEMO_TEXTS[brand.locales.default]);
  const gaps = lines.map((_, index) => {
    if (index === 0) return 0;
    return index % 2 === 1 ? delayOf(random, by) : random.between(3, 40) * MINUTE;
  });
  const upTo = (count: number) => gaps.slice(0, count).reduce((sum, gap) => sum + gap, 0);
  // The last message is dated to its time of writing, however far back the conversation began.
  const begun = awaitsReply ? after(at, -upTo(gaps.length)) : at;
  const times = gaps.map((_, index) => after(begun, upTo(index + 1)));
  const id = newId(begun.getTime());
  const [profileLow = '', profileHigh = ''] = [who.profileId, hosted.id].toSorted();
  const lastMessageAt = times.at(-1) ?? begun;
  const isOwn = (index: number) => index % 2 === 0;
  const messages = lines.map((body, index): Prisma.MessageCreateManyInput => {
    const createdAt = times[index] ?? begun;
    const senderId = isOwn(index) ? who.profileId : hosted.id;
    return {
      conversationId: id,
      seq: index + 1,
      senderId,
      idClient: newId(createdAt.getTime()),
      kind: 'personal',
      body,
      open: true,
      createdAt,
      answeredBy: isOwn(index) ? null : by,
    };
  });
  const tasks = lines.flatMap((_, index): Prisma.ReplyTaskCreateManyInput[] => {
    const createdAt = times[index] ?? begun;
    const doneAt = times[index + 1];
    const open = awaitsReply && index === lines.length - 1;
    if (!isOwn(index) || (doneAt === undefined && !open)) return [];
    const task = { id: newId(createdAt.getTime()), conversationId: id, profileId: hosted.id };
    return [
      {
        ...task,
        memberId: who.memberId,
        triggerSeq: index + 1,
        provider: by,
        createdAt,
        ...(open
          ? { state: 'due', dueAt: after(createdAt, REPLY_DELAY_MS) }
          : { state: 'done', dueAt: doneAt ?? createdAt, doneAt: doneAt ?? null }),
      },
    ];
  });
  const side = { conversationId: id, lastMessageAt, change: 1 };
  const sides: Prisma.ParticipantCreateManyInput[] = [
    { ...side, profileId: who.profileId, peerId: hosted.id, readSeq: lines.length },
    { ...side, profileId: hosted.id, peerId: who.profileId, readSeq: lines.length - 1 },
  ];
  const conversation: Prisma.ConversationCreateManyInput = {
    id,
    brandId: brand.id,
    profileLow,
    profileHigh,
    openedBy: who.profileId,
    lastMessageAt,
    lastSeq: lines.length,
    personalAt: begun,
    createdAt: begun,
  };
  const disclosure = {
    memberId: who.memberId,
    profileId: hosted.id,
    surface: 'profile',
    at: begun,
  } as const;
  return { conversation, messages, tasks, sides, disclosure };
}

async function conversationsOf(
  db: PrismaClient,
  brand: Brand,
  now: Date,
): Promise<SeedConversation[]> {
  const people = await peopleOf(db, brand);
  const hosted = await db.profile.findMany({
    where: { kind: 'hosted', state: 'active', listings: { some: { brandId: brand.id } } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, gender: true, answeredBy: true },
  });
  const byPerson = hosted.filter(({ answeredBy }) => answeredBy.includes('operator'));
  if (hosted.length === 0 || byPerson.length === 0) return [];
  const waiting = mainBrands.includes(brand) ? WAITING : 0;
  const random = randomOf(`${brand.id} talks`);
  return people.flatMap((who, index): SeedConversation[] => {
    const awaitsReply = index < waiting;
    if (!awaitsReply && !random.chance(WRITES)) return [];
    const soon = after(who.since, random.between(20, random.chance(0.8) ? 900 : 6_000) * MINUTE);
    const at = awaitsReply ? after(now, -random.between(2, 16 + index * 14) * MINUTE) : soon;
    if (!awaitsReply && at > after(now, -2 * HOUR)) return [];
    const liked = (awaitsReply || random.chance(0.4) ? byPerson : hosted).filter(
      ({ gender }) => gender === who.seeking,
    );
    if (liked.length === 0) return [];
    const peer = random.pick(liked);
    return [{ brand, who, with: peer, at, awaitsReply, random }];
  });
}

/**
 * Members who wrote to hosted profiles, some awaiting an operator's answer; if any reply tasks exist, nothing
 * is added.
 */
export async function seedConversations(db: PrismaClient, now: Date): Promise<void> {
  if ((await db.replyTask.count()) > 0) return;
  const conversations = await Promise.all(brands.map((brand) => conversationsOf(db, brand, now)));
  const rows = conversations.flat().map(rowsOf);
  const profiles = [
    ...new Set(rows.flatMap(({ sides }) => sides.map(({ profileId }) => profileId))),
  ];
  const inboxes = profiles.map((profileId) => ({ profileId, change: 1 }));
  const data = <T>(pick: (row: (typeof rows)[number]) => T | T[]) => ({ data: rows.flatMap(pick) });
  await db.$transaction([
    db.conversation.createMany(data(({ conversation }) => conversation)),
    db.message.createMany(data(({ messages }) => messages)),
    db.inbox.createMany({ data: inboxes, skipDuplicates: true }),
    db.participant.createMany(data(({ sides }) => sides)),
    db.replyTask.createMany(data(({ tasks }) => tasks)),
    db.disclosure.createMany({ ...data(({ disclosure }) => disclosure), skipDuplicates: true }),
  ]);
}
