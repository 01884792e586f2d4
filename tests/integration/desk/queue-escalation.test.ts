import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, SECOND } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { dismissReport } from '#lib/moderation/reports/decide-report.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import { queueText } from '#lib/review-queue/queue-text.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type Person = Awaited<ReturnType<typeof createOperator>>;
type Item = { id: string; kind: string; escalation: { note: string; by: string } | null };

const purpose = 'Moderation';
let moderator: Person;
let senior: Person;
beforeEach(async () => {
  await db().queueClaim.deleteMany();
  await db().queueEscalation.deleteMany();
  await db().photo.deleteMany();
  await db().report.deleteMany();
  await db().profile.updateMany({
    where: { textState: 'pending' },
    data: { textState: 'approved' },
  });
  moderator = await createOperator({ role: 'moderator' });
  senior = await createOperator({ role: 'senior_moderator' });
});

async function report() {
  const [ugo, anna] = await createPair(10);
  const about = {
    angelId: ugo.angelId,
    reason: 'threat',
    details: '',
    surface: 'profile',
  } as const;
  await reportProfile({ viewer: await viewerOf(anna), ...about, now: clock.now() });
  const row = await db().report.findFirstOrThrow({ where: { reportedId: ugo.profileId } });
  return { id: row.id, ugo };
}
const ask = (path: string, { token }: Person, body: object) =>
  askDesk(`POST /api/desk/queue/${path}`, { token, purpose, body });
async function take(who: Person, lane: 'report' | 'text' | 'senior'): Promise<Item[]> {
  const { answer } = await ask('take', who, { lane });
  return answer['items'] as Item[];
}
const escalate = (who: Person, id: string, note = 'Is this a real threat?') =>
  ask('escalate', who, { kind: 'report', id, note });
const dismiss = (who: Person, id: string) =>
  ask('decide', who, { kind: 'report', id, consequence: null });
async function waiting({ token }: Person): Promise<Record<string, number>> {
  const { answer } = await askDesk('GET /api/desk/queue', { token });
  const lanes = answer['lanes'] as { lane: string; waiting: number }[];
  return Object.fromEntries(lanes.map((one) => [one.lane, one.waiting]));
}

describe('an escalated item', () => {
  test('goes to senior moderators only, with its note, and is decided by them', async () => {
    const { id } = await report();
    await take(moderator, 'report');
    expect(await escalate(moderator, id)).toMatchObject({ status: 200 });
    expect(await take(moderator, 'report')).toEqual([]);
    expect(await take(senior, 'report')).toEqual([]);
    expect(await waiting(senior)).toMatchObject({ report: 0, senior: 1 });
    expect(await waiting(moderator)).toMatchObject({ report: 0 });
    expect(await waiting(moderator)).not.toHaveProperty('senior');
    expect(await dismiss(moderator, id)).toMatchObject({ code: 'conflict' });
    expect(await take(senior, 'senior')).toMatchObject([
      { id, escalation: { note: 'Is this a real threat?', by: 'moderator at work' } },
    ]);
    expect(await dismiss(senior, id)).toMatchObject({ status: 200 });
    expect(await db().queueEscalation.count()).toBe(0);
    const where = { subject: id, action: 'queue.escalate' };
    expect(await db().auditEntry.findFirstOrThrow({ where })).toMatchObject({
      actor: `operator:${moderator.id}`,
      purpose,
      brandId: 'dolcevita',
      data: { kind: 'report' },
    });
  });

  test('is passed on once, with a note, by who holds it, on their brands', async () => {
    const { id } = await report();
    const colleague = await createOperator({ role: 'moderator' });
    await take(colleague, 'report');
    expect(await escalate(moderator, id)).toMatchObject({ code: 'conflict' });
    expect(await escalate(colleague, id, ' ')).toMatchObject({ code: 'input_invalid' });
    const elsewhere = await createOperator({ role: 'moderator', brandIds: ['fuego'] });
    expect(await escalate(elsewhere, id)).toMatchObject({ code: 'not_found' });
    expect(await escalate(colleague, id)).toMatchObject({ status: 200 });
    expect(await escalate(colleague, id)).toMatchObject({ code: 'conflict' });
  });

  test('is in a lane that other moderators may not take from', async () => {
    expect(await ask('take', moderator, { lane: 'senior' })).toMatchObject({ code: 'forbidden' });
  });
});

describe('an item that was decided elsewhere', () => {
  const at = new Date(Date.UTC(2026, 0, 1));
  const row = { kind: 'report', note: '?', by: 'operator:somebody', at } as const;

  test('is not passed on, and hides no later one from senior moderators', async () => {
    const decided = await report();
    await dismissReport({ reportId: decided.id, actor: 'command-line:test', now: clock.now() });
    expect(await escalate(moderator, decided.id)).toMatchObject({ code: 'conflict' });
    await db().queueEscalation.createMany({
      data: Array.from({ length: 200 }, () => ({ ...row, itemId: newId() })),
    });
    const { id } = await report();
    expect(await escalate(moderator, id)).toMatchObject({ status: 200 });
    expect(await waiting(senior)).toMatchObject({ senior: 1 });
    expect(await take(senior, 'senior')).toMatchObject([{ id }]);
    expect(await db().queueEscalation.findMany()).toMatchObject([{ itemId: id }]);
  });

  test('is in its own lane when another text of the profile waits, and can be passed on again', async () => {
    const [{ profileId: id }] = await createPair(1);
    await db().$transaction((tx) => queueText(tx, id, clock.now()));
    await db().queueEscalation.create({ data: { ...row, kind: 'text', itemId: id } });
    expect(await waiting(senior)).toMatchObject({ text: 1, senior: 0 });
    const [item] = await take(moderator, 'text');
    expect(item).toMatchObject({ id, escalation: null });
    const passed = { kind: 'text', id, note: 'Is this an advertisement?' };
    expect(await ask('escalate', moderator, passed)).toMatchObject({ status: 200 });
    // The member changes it while it waits.
    await db().$transaction((tx) => queueText(tx, id, after(clock.now(), SECOND)));
    expect(await waiting(senior)).toMatchObject({ text: 0, senior: 1 });
  });
});

test('a warning from the queue is stored and mailed, and the reporter is notified', async () => {
  const { id, ugo } = await report();
  const consequence = { kind: 'warning', reason: 'hate', details: 'Once more and we close it.' };
  expect(await ask('decide', moderator, { kind: 'report', id, consequence })).toMatchObject({
    status: 200,
  });
  const { memberId } = ugo;
  expect(await db().memberMeasure.findMany({ where: { memberId } })).toMatchObject([
    { kind: 'warning', reason: 'hate', details: consequence.details },
  ]);
  expect(await db().report.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: 'upheld',
    consequence: 'warning',
  });
  const templates = await db().mailMessage.findMany({
    where: { template: { in: ['warning', 'report_upheld'] } },
    orderBy: { id: 'desc' },
    take: 2,
    select: { template: true },
  });
  expect(templates.map(({ template }) => template).sort()).toEqual(['report_upheld', 'warning']);
});

test('a closed account has the reason and the words of the moderator in its history and in one mail', async () => {
  const { id, ugo } = await report();
  const consequence = {
    kind: 'disabled',
    reason: 'scam',
    details: 'Asked three members for money.',
  };
  await ask('decide', moderator, { kind: 'report', id, consequence });
  const { email: toAddress } = await db().user.findUniqueOrThrow({ where: { id: ugo.memberId } });
  const [mail, ...others] = await db().mailMessage.findMany({ where: { toAddress } });
  expect(others).toEqual([]);
  expect(mail?.template).toBe('restriction');
  expect(await db().memberMeasure.findMany({ where: { memberId: ugo.memberId } })).toMatchObject([
    { kind: 'block', reason: 'scam', details: consequence.details, by: `operator:${moderator.id}` },
  ]);
  expect(mail?.data).toMatchObject({
    restriction: 'disabled',
    reason: 'scam',
    details: consequence.details,
  });
});
