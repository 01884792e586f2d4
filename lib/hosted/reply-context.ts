import { z } from 'zod';
import { brandLimitsSchema, type BrandLimits } from '../brands/limits-schema.ts';
import { brandById } from '../brands/registry.ts';
import { brandSettings } from '../brands/settings.ts';
import { knownLocale, type Brand, type Locale } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import type { Answerer } from '../db/generated/enums.ts';
import { currentFlow } from '../flows/queries.ts';
import { fail } from '../kernel/errors.ts';
import { answererSchema } from '../flows/answerer.ts';
import { personaSchema } from './persona.ts';
import { providerOrder } from '../flows/provider-order.ts';

/** Number of recent messages given to an answer in full, and in excerpts. */
const WINDOW = 20;
const MEMORY = 80;

export type Persona = Omit<z.output<typeof personaSchema>, 'languages'> & {
  readonly name: string;
  readonly about: string;
  /** Where the profile is shown, or null. */
  readonly place: string | null;
};

export type ContextMessage = {
  readonly seq: number;
  readonly mine: boolean;
  readonly text: string;
};

/** All data that an answer may use. Of the member: their messages, language and country, and nothing else. */
export type ReplyContext = {
  readonly taskId: string;
  readonly state: string;
  /** The answerers, in order. */
  readonly order: readonly [Answerer, ...Answerer[]];
  readonly attempts: number;
  readonly askedAt: Date;
  readonly triggerSeq: number;
  readonly conversationId: string;
  readonly blocked: boolean;
  /** The operator who holds the conversation, and until when; null when none does. */
  readonly heldBy: string | null;
  readonly heldUntil: Date | null;
  readonly lastSeq: number;
  readonly profileId: string;
  readonly publicId: string;
  readonly profileState: string;
  readonly answeredBy: readonly Answerer[];
  readonly persona: Persona;
  readonly memberId: string;
  readonly memberState: string;
  /** The member is marked as vulnerable: no model writes to them. */
  readonly careful: boolean;
  readonly memberProfile: { readonly id: string; readonly publicId: string };
  readonly brand: Brand;
  readonly limits: BrandLimits;
  readonly locale: Locale;
  readonly country: string;
  /** Oldest first; `earlier` are the messages before `messages`. */
  readonly messages: readonly ContextMessage[];
  readonly earlier: readonly ContextMessage[];
};

const select = {
  id: true,
  state: true,
  provider: true,
  attempts: true,
  createdAt: true,
  triggerSeq: true,
  profile: {
    select: {
      id: true,
      publicId: true,
      screenName: true,
      about: true,
      answeredBy: true,
      persona: true,
      state: true,
      city: { select: { name: true } },
      region: { select: { name: true } },
    },
  },
  member: {
    select: {
      id: true,
      state: true,
      brandId: true,
      flowCode: true,
      locale: true,
      country: true,
      vulnerable: { select: { memberId: true } },
      profile: { select: { id: true, publicId: true } },
    },
  },
  conversation: {
    select: {
      id: true,
      blockedAt: true,
      lastSeq: true,
      heldBy: true,
      heldUntil: true,
      messages: {
        where: { kind: 'personal', removedAt: null },
        orderBy: { seq: 'desc' },
        take: WINDOW + MEMORY,
        select: { seq: true, senderId: true, body: true },
      },
    },
  },
} as const;

/** The context of a reply task; null when there is no such task. For the functions that answer. */
export async function readReplyContext(taskId: string): Promise<ReplyContext | null> {
  const task = await db().replyTask.findUnique({ where: { id: taskId }, select });
  if (!task) return null;
  const { profile, member, conversation } = task;
  const brand = brandById(member.brandId) ?? fail('not_found');
  const [{ limits }, { config }] = await Promise.all([
    brandSettings(brand.id),
    currentFlow(brand.id, member.flowCode, member.id),
  ]);
  const replyProvider = answererSchema.parse(task.provider);
  // The provider stored by the session's own version of the flow is used, even if a newer version differs.
  const replySettings = { replyProvider, useAi: config.useAi || replyProvider === 'ai' };
  const answeredBy = z.array(answererSchema).parse(profile.answeredBy);
  const { voice, likes } = personaSchema.parse(profile.persona ?? {});
  const { city, region, screenName: name, about } = profile;
  const allTurns = conversation.messages
    .map(({ seq, senderId, body }) => ({ seq, mine: senderId === profile.id, text: body }))
    .reverse();
  return {
    taskId: task.id,
    state: task.state,
    order: providerOrder(replySettings, answeredBy),
    attempts: task.attempts,
    askedAt: task.createdAt,
    triggerSeq: task.triggerSeq,
    conversationId: conversation.id,
    blocked: conversation.blockedAt !== null,
    heldBy: conversation.heldBy,
    heldUntil: conversation.heldUntil,
    lastSeq: conversation.lastSeq,
    profileId: profile.id,
    publicId: profile.publicId,
    profileState: profile.state,
    answeredBy,
    persona: { voice, likes, name, about, place: city?.name ?? region?.name ?? null },
    memberId: member.id,
    memberState: member.state,
    careful: member.vulnerable !== null,
    memberProfile: member.profile ?? fail('not_found'),
    brand,
    limits: brandLimitsSchema.parse(limits),
    locale: knownLocale(member.locale) ?? brand.locales.default,
    country: member.country,
    messages: allTurns.slice(-WINDOW),
    earlier: allTurns.slice(0, -WINDOW),
  };
}

/** The member's messages since the task was created, which the answer replies to. Pure. */
export function unanswered({ messages, triggerSeq }: ReplyContext): readonly ContextMessage[] {
  return messages.filter(({ mine, seq }) => !mine && seq >= triggerSeq);
}
