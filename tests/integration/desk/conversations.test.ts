import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import type { QueuedConversation, DeskMessage } from '#lib/desk/conversations/contract.ts';
import { clock } from '#lib/kernel/clock.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { createMember } from '#tests/factories/member.ts';
import { conversationOf, say } from '../chat/chat-helpers.ts';
import { atDesk, begunConversation } from './held-conversation.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
beforeEach(() => {
  clock.setOffset(0);
});

const AI_TOO = { answeredBy: ['operator', 'ai', 'script'] } as const;
const conversationsOf = ({ answer }: { answer: Readonly<Record<string, unknown>> }) =>
  answer['conversations'] as QueuedConversation[];
const idsOf = (page: { answer: Readonly<Record<string, unknown>> }) =>
  conversationsOf(page).map(({ conversationId }) => conversationId);
const messagesOf = ({ answer }: { answer: Readonly<Record<string, unknown>> }) =>
  answer['messages'] as DeskMessage[];

describe('the queue', () => {
  test('shows the conversations awaiting an operator, longest first, and moves a claimed one to its operator', async () => {
    const one = await atDesk();
    const first = await begunConversation(AI_TOO, {}, true);
    const second = await begunConversation(AI_TOO, {}, true);
    const waiting = idsOf(await one.list());
    expect(waiting.indexOf(first.conversationId)).toBeLessThan(
      waiting.indexOf(second.conversationId),
    );
    expect(waiting).toEqual(expect.arrayContaining([first.conversationId, second.conversationId]));
    const taken = await one.take(first.conversationId);
    expect(taken.status).toBe(200);
    expect(idsOf(await one.list())).not.toContain(first.conversationId);
    const mine = await one.list({ view: 'mine' });
    expect(mine.answer).toMatchObject({
      own: 1,
      most: 12,
      conversations: [
        {
          conversationId: first.conversationId,
          heldBy: one.actor,
          flagged: false,
          lastMine: false,
        },
      ],
    });
    expect(conversationsOf(mine)[0]?.since).not.toBeNull();
    const recent = idsOf(await one.list({ view: 'recent' }));
    expect(recent.indexOf(second.conversationId)).toBeLessThan(
      recent.indexOf(first.conversationId),
    );
  });

  test('is paginated without gaps or duplicates', async () => {
    const one = await atDesk('operator', ['fuego']);
    const made: string[] = [];
    for (let n = 0; n < 42; n += 1) {
      const { conversationId } = await begunConversation(
        { ...AI_TOO, brandId: 'fuego' },
        { brandId: 'fuego' },
      );
      made.push(conversationId);
    }
    await db().replyTask.updateMany({
      where: { conversationId: { in: made } },
      data: { provider: 'operator' },
    });
    for (const view of ['waiting', 'recent']) {
      const page = await one.list({ view });
      const rest = await one.list({ view, cursor: page.answer['next'] as string });
      const all = [...idsOf(page), ...idsOf(rest)];
      expect([idsOf(page).length, new Set(all).size, all.length]).toEqual([40, 42, 42]);
      expect(rest.answer['next']).toBeNull();
    }
  });

  test('is only visible to the brand’s own operators, as is every conversation in it', async () => {
    const { conversationId } = await begunConversation(AI_TOO, {}, true);
    const other = await atDesk('operator', ['fuego']);
    for (const view of ['waiting', 'mine', 'recent', 'flagged']) {
      expect(idsOf(await other.list({ view }))).not.toContain(conversationId);
    }
    const answers = await Promise.all([
      other.head(conversationId),
      other.messages(conversationId),
      other.canned(conversationId),
      other.take(conversationId),
      other.back(conversationId),
      other.write(conversationId, 'Ciao'),
      other.suggest(conversationId),
      other.flag(conversationId, true, 'grieves'),
      other.list({ brand: 'dolcevita' }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'not_found'));
    expect(await db().vulnerableFlag.count()).toBe(0);
    const own = await atDesk('operator', ['dolcevita']);
    expect(await own.head(conversationId)).toMatchObject({ status: 200 });
  });
});

describe('the limit of conversations per operator', () => {
  test('is enforced, also for simultaneous claims', async () => {
    const { version, ...settings } = await db().brandSettings.findFirstOrThrow({
      where: { brandId: 'dolcevita' },
      orderBy: { version: 'desc' },
    });
    const limits = { conversationsPerOperator: 2 };
    const id = randomUUID();
    await db().brandSettings.create({
      data: { ...settings, id, version: version + 1, limits } as never,
    });
    clock.setOffset(6_000);
    const one = await atDesk();
    const conversations = await Promise.all([0, 1, 2, 3].map(() => begunConversation()));
    const taken = await Promise.all(
      conversations.map(({ conversationId }) => one.take(conversationId)),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const refused = taken.find(({ status }) => status === 409);
    expect(refused?.answer).toMatchObject({ code: 'conflict', params: { most: 2 } });
    const held = conversations.filter((_, i) => taken[i]?.status === 200);
    // Claiming one's own conversation again does not count.
    expect(await one.take(held[0]?.conversationId ?? '')).toMatchObject({ status: 200 });
    expect(await one.back(held[0]?.conversationId ?? '')).toMatchObject({ status: 200 });
    const free = conversations.find((_, i) => taken[i]?.status === 409);
    expect(await one.take(free?.conversationId ?? '')).toMatchObject({ status: 200 });
    await db().brandSettings.delete({ where: { id } });
    clock.setOffset(12_000);
  });
});

describe('an operator in a conversation', () => {
  test('sees both profiles, their statements and the label', async () => {
    const one = await atDesk();
    const { conversationId, profile } = await begunConversation(AI_TOO);
    const { answer } = await one.head(conversationId);
    expect(answer).toMatchObject({
      label: expect.stringContaining('Gestito da noi') as unknown,
      persona: { profileId: profile.publicId, answeredBy: ['operator', 'ai', 'script'] },
      flag: null,
      statements: { member: ['Lavoro in un vivaio vicino al fiume.'], persona: [] },
    });
    const log = { actor: one.actor, action: 'GET /api/desk/conversations/{id}' };
    expect(await db().auditEntry.findFirst({ where: log })).toMatchObject({
      subject: conversationId,
      purpose: 'Hosted conversation',
    });
  });

  test('takes an id of a message to another member for a reused one', async () => {
    const one = await atDesk();
    const first = await begunConversation();
    await one.take(first.conversationId);
    const idClient = randomUUID();
    const text = 'Che fiori ci sono adesso?';
    expect(await one.write(first.conversationId, text, idClient)).toMatchObject({ status: 200 });
    const other = await createMember();
    const { profileId, publicId } = first.profile;
    const shown = [{ id: profileId, kind: 'hosted' }];
    await recordDisclosures(other.memberId, shown, 'profile', clock.now());
    await say(other, publicId);
    const { id: second } = await conversationOf(other.profileId, profileId);
    await one.take(second);
    expect(await one.write(second, text, idClient)).toMatchObject({ code: 'client_id_reused' });
    expect(await one.write(second, text)).toMatchObject({ status: 200 });
  });

  test('sends once, however often it is repeated, and only the holder may write', async () => {
    const [one, two] = [await atDesk(), await atDesk()];
    const conversation = await begunConversation();
    const { conversationId } = conversation;
    expect(await one.write(conversationId, 'Ciao, eccomi')).toMatchObject({ code: 'conflict' });
    await one.take(conversationId);
    expect(await two.take(conversationId)).toMatchObject({ code: 'conversation_held' });
    expect(await two.write(conversationId, 'Anche io')).toMatchObject({
      code: 'conversation_held',
    });
    const idClient = randomUUID();
    const tries = await Promise.all(
      [0, 1, 2, 3].map(() => one.write(conversationId, 'Che fiori ci sono adesso?', idClient)),
    );
    const seqs = new Set(tries.map(({ answer }) => answer['seq']));
    expect([seqs.size, tries.map(({ status }) => status)]).toEqual([1, [200, 200, 200, 200]]);
    expect(await one.write(conversationId, 'Altre parole', idClient)).toMatchObject({
      code: 'client_id_reused',
    });
    await one.back(conversationId);
    // A request whose response was lost is repeated, and finds the stored message.
    expect(await one.write(conversationId, 'Che fiori ci sono adesso?', idClient)).toMatchObject({
      status: 200,
    });
    expect((await conversation.answers()).filter(({ kind }) => kind === 'personal')).toMatchObject([
      { answeredBy: 'operator', body: 'Che fiori ci sono adesso?' },
    ]);
    expect((await conversation.tasks()).map(({ state }) => state)).toEqual(['done']);
    const actions = await db().auditEntry.findMany({
      where: { subject: conversationId, action: { startsWith: 'conversation.' } },
    });
    expect(
      actions.every(({ brandId, purpose }) => brandId === 'dolcevita' && purpose !== null),
    ).toBe(true);
  });

  test('reads the thread by pages, with phone numbers masked', async () => {
    const one = await atDesk();
    const conversation = await begunConversation();
    await conversation.pay(500);
    for (let n = 1; n <= 44; n += 1) await conversation.say(`Riga ${String(n)}`);
    await conversation.say('Il mio numero è 333 1234567');
    const newest = await one.messages(conversation.conversationId);
    expect(newest.answer['hasMore']).toBe(true);
    expect(messagesOf(newest).at(-1)?.text).not.toContain('1234567');
    const [first] = messagesOf(newest);
    const older = await one.messages(conversation.conversationId, { before: String(first?.seq) });
    expect(messagesOf(older).length + messagesOf(newest).length).toBe(46);
    const since = await one.messages(conversation.conversationId, { after: '45' });
    expect(messagesOf(since).map(({ seq }) => seq)).toEqual([46]);
  });

  test('cannot send a text that breaks the rules for hosted messages', async () => {
    const one = await atDesk();
    const { conversationId } = await begunConversation();
    await one.take(conversationId);
    expect(await one.write(conversationId, 'Chiamami al 333 12 34 567')).toMatchObject({
      code: 'input_invalid',
      answer: { params: { fault: 'number' } },
    });
  });
});
