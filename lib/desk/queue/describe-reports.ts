import { z } from 'zod';
import { db } from '../../db/client.ts';
import { MessageReaction } from '../../db/generated/enums.ts';
import { callFacts, type QueueItem } from './item-schema.ts';
import { describePeople } from './describe-people.ts';
import type { Reader, Taken } from './taken.ts';

const stored = z.array(
  z.object({
    at: z.string(),
    reason: z.string(),
    surface: z.string(),
    reported: z.number().optional(),
    screenName: z.string().default(''),
    about: z.string().default(''),
    lookingFor: z.string().default(''),
    work: z.string().default(''),
    study: z.string().default(''),
    promptQuestions: z.array(z.string()).default([]),
    promptAnswers: z.array(z.string()).default([]),
    /** Snapshots from before a profile could answer several questions. */
    promptAnswer: z.string().default(''),
    photos: z
      .array(z.object({ id: z.string(), state: z.string(), voice: z.literal(true).optional() }))
      .default([]),
    messages: z
      .array(
        z.object({
          seq: z.number(),
          text: z.string(),
          at: z.string(),
          first: z.string().optional(),
          photo: z.string().optional(),
          voice: z.literal(true).optional(),
          removed: z.boolean().optional(),
          answers: z.number().optional(),
          answersOwn: z.boolean().nullish(),
          reaction: z.enum(MessageReaction).optional(),
        }),
      )
      .default([]),
    calls: z.array(callFacts).default([]),
  }),
);

type StoredPrompts = Pick<
  z.output<typeof stored>[number],
  'promptQuestions' | 'promptAnswers' | 'promptAnswer'
>;

function promptsIn({ promptQuestions, promptAnswers, promptAnswer }: StoredPrompts) {
  const answers = promptAnswer === '' ? promptAnswers : [promptAnswer];
  return answers.map((answer, index) => ({ question: promptQuestions[index] ?? null, answer }));
}

/**
 * The evidence stored with a report, one snapshot for each time it was reported, newest first; an unreadable
 * one yields an empty list. Pure.
 */
function reportSnapshots(evidence: unknown) {
  const read = stored.safeParse(evidence);
  if (!read.success) return [];
  return read.data.toReversed().map(({ reported, messages, ...snapshot }) => ({
    ...snapshot,
    prompts: promptsIn(snapshot),
    messages: messages.map(
      ({ first, photo, removed, answers, answersOwn, reaction, ...message }) => ({
        ...message,
        answers: answers ?? null,
        answersOwn: answersOwn ?? null,
        first: first ?? null,
        photo: photo ?? null,
        removed: removed === true,
        reaction: reaction ?? null,
        reported: message.seq === reported,
      }),
    ),
  }));
}

type Report = Extract<QueueItem, { readonly kind: 'report' }>;

/** Earlier decisions about the reported profiles. */
const EARLIER = 50;

async function decidedAbout(profileIds: string[]) {
  return db().report.findMany({
    where: { reportedId: { in: profileIds }, state: { not: 'open' } },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    take: EARLIER,
    select: {
      id: true,
      reportedId: true,
      reason: true,
      state: true,
      consequence: true,
      decidedAt: true,
      createdAt: true,
    },
  });
}

/** Open reports: their stored evidence, both sides, and earlier decisions. */
export async function describeReports(taken: readonly Taken[], { now }: Reader): Promise<Report[]> {
  if (taken.length === 0) return [];
  const rows = await db().report.findMany({ where: { id: { in: taken.map(({ id }) => id) } } });
  const reported = [...new Set(rows.map(({ reportedId }) => reportedId))];
  const [people, earlier] = await Promise.all([
    describePeople([...reported, ...rows.map(({ reporterId }) => reporterId)], now),
    decidedAbout(reported),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return taken.flatMap(({ id, brandId, since, urgent }) => {
    const row = byId.get(id);
    const who = row && people.get(row.reportedId);
    const reporter = row && people.get(row.reporterId);
    if (!row || !who || !reporter) return [];
    const { details, surface, evidence, reportedId } = row;
    return {
      kind: 'report' as const,
      id,
      brandId,
      since,
      urgent,
      who,
      reporter,
      details,
      surface,
      reason: row.reason,
      snapshots: reportSnapshots(evidence),
      earlier: earlier
        .filter((one) => one.reportedId === reportedId)
        .map((one) => ({
          id: one.id,
          reason: one.reason,
          state: one.state,
          consequence: one.consequence,
          at: one.decidedAt ?? one.createdAt,
        })),
    };
  });
}
