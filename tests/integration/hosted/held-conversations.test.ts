// [core §8 conversation_held]
import { describe, expect, test } from '@jest/globals';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { db } from '#lib/db/client.ts';
import { releaseConversation } from '#lib/hosted/release-conversation.ts';
import { endHeldConversations } from '#lib/hosted/hold/end-held-conversations.ts';
import { openConversations } from '#lib/hosted/open-conversations.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { takeOver } from '#lib/hosted/take-over.ts';
import { writeAsOperator } from '#lib/hosted/write-as-operator.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { codeOf } from '../chat/chat-helpers.ts';
import { playedModel, ASKS_AI } from './played-model.ts';
import { soon, startConversation } from './conversation.ts';

const { model, pushed, read } = playedModel();
const ALL = { answeredBy: ['operator', 'ai', 'script'] } as const;

/** A conversation in which the member has said hello, with the actions of two operators. */
async function begun(hosted: Partial<Parameters<typeof startConversation>[0]> = ALL, member = {}) {
  const conversation = await startConversation(hosted, member);
  await conversation.say('Ciao!');
  const ids = { trackerId: conversation.member.publicId, angelId: conversation.profile.publicId };
  const action = (actor: string) => ({ ...ids, actor, now: clock.now() });
  return {
    ...conversation,
    ids,
    take: (actor = 'one') => takeOver(action(actor)),
    write: (text: string, actor = 'one') => writeAsOperator({ ...action(actor), text }),
    back: (actor = 'one') => releaseConversation(action(actor)),
    /** For each message of the profile: who answered, or the category of a notice. */
    written: async () =>
      (
        await db().message.findMany({
          where: { senderId: conversation.profile.profileId },
          orderBy: { seq: 'asc' },
        })
      ).map(({ kind, category, answeredBy }) => (kind === 'notice' ? category : answeredBy)),
  };
}

describe('an operator who takes over a conversation', () => {
  test('is announced, answers the pending message, writes more, and releases the conversation', async () => {
    const conversation = await begun();
    await conversation.take();
    await runReplyTasks(soon(), 50);
    expect(await conversation.written()).toEqual(['operator_joined']);
    expect(pushed.at(-1)?.event).toMatchObject({
      type: 'notice',
      category: 'operator_joined',
      msg: null,
      unreadTotal: null,
      angelId: conversation.ids.angelId,
    });
    const { lines } = await runCommand(['conversations'], clock.now());
    const shown = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(shown.filter(({ trackerId }) => trackerId === conversation.ids.trackerId)).toMatchObject(
      [
        {
          ...conversation.ids,
          heldBy: 'one',
          hasPendingReply: true,
          messages: [{ mine: false, text: 'Ciao!' }],
        },
      ],
    );
    await conversation.write('Buongiorno, eccomi.');
    await conversation.write('Ti piace camminare?');
    expect((await conversation.tasks()).map(({ state }) => state)).toEqual(['done']);
    await conversation.say('Sì, molto');
    await conversation.back();
    await runReplyTasks(soon(), 50);
    const categories = ['operator_joined', 'operator', 'operator', 'operator_left', 'script'];
    expect(await conversation.written()).toEqual(categories);
    expect(read).toHaveLength(3);
    const actions = await db().auditEntry.findMany({
      where: { subject: (await conversation.tasks())[0]?.conversationId ?? '' },
      orderBy: { at: 'asc' },
      select: { action: true },
    });
    expect(actions.map(({ action }) => action)).toEqual([
      'conversation.take_over',
      'conversation.say',
      'conversation.say',
      'conversation.hand_back',
    ]);
  });

  test('counts only texts as unread, and leaves the conversation list unchanged', async () => {
    const conversation = await begun();
    await conversation.take();
    expect((await conversation.list()).messages[0]).toMatchObject({
      unread: 0,
      last: { from: 'self' },
    });
    await conversation.write('Eccomi.');
    await conversation.back();
    const viewer = await conversation.viewer();
    expect(await markRead(viewer, conversation.ids.angelId, undefined)).toEqual({ unread: 0 });
    expect((await conversation.list()).messages[0]).toMatchObject({
      unread: 0,
      last: { from: 'peer' },
    });
    expect((await conversation.thread()).map(({ type, msg }) => [type, msg !== null])).toEqual([
      ['personal', true],
      ['notice', false],
      ['personal', false],
      ['notice', false],
    ]);
  });

  test('excludes a second operator who takes over at the same moment', async () => {
    const conversation = await begun();
    const codes = await Promise.all(
      ['one', 'two'].map((actor) => codeOf(conversation.take(actor))),
    );
    expect(codes.sort()).toEqual(['conversation_held', 'done']);
    const [first] = await openConversations(clock.now());
    const other = first?.heldBy === 'one' ? 'two' : 'one';
    expect(await codeOf(conversation.write('Eccomi.', other))).toBe('conversation_held');
    expect(await codeOf(conversation.back(other))).toBe('conversation_held');
    expect(await conversation.written()).toEqual(['operator_joined']);
  });

  test('discards the answer that the model was writing', async () => {
    const conversation = await begun({ answeredBy: ['ai', 'operator', 'script'] }, ASKS_AI);
    model().meanwhile = async () => {
      await conversation.take();
    };
    await runReplyTasks(soon(), 50);
    expect(model().asked).toHaveLength(1);
    expect(await conversation.written()).toEqual(['operator_joined']);
    model().meanwhile = () => Promise.resolve();
    await conversation.back();
    await runReplyTasks(soon(), 50);
    expect(await conversation.written()).toEqual(['operator_joined', 'operator_left', 'ai']);
  });

  test('does not hold back help in a crisis', async () => {
    const conversation = await begun();
    await conversation.take();
    await conversation.write('Eccomi.');
    await conversation.say('Voglio morire');
    await runReplyTasks(soon(), 50);
    expect((await conversation.answers()).at(-1)).toMatchObject({
      answeredBy: 'script',
      open: true,
    });
  });

  test('follows the message rules, and writes only where a member wrote', async () => {
    const conversation = await begun();
    expect(await codeOf(conversation.write('Eccomi.'))).toBe('conflict');
    expect(await codeOf(conversation.back())).toBe('conflict');
    await conversation.take();
    expect(await codeOf(conversation.write('Chiamami al 333 12 34 567'))).toBe('input_invalid');
    const quiet = await startConversation(ALL);
    const ids = { trackerId: quiet.member.publicId, angelId: quiet.profile.publicId };
    const action = { ...ids, actor: 'one', now: clock.now() };
    expect(await codeOf(takeOver(action))).toBe('not_found');
    const scripted = await begun({ answeredBy: ['script'] });
    expect(await codeOf(scripted.take())).toBe('forbidden');
    expect(await scripted.written()).toEqual([]);
  });
});

describe('a held conversation', () => {
  test('is released half an hour after the last message, and the pending message is answered', async () => {
    const conversation = await begun();
    await conversation.take();
    clock.setOffset(20 * MINUTE);
    await conversation.write('Eccomi.');
    await conversation.say('Che fai?');
    await endHeldConversations(after(clock.now(), 29 * MINUTE), 50);
    expect(await conversation.written()).toEqual(['operator_joined', 'operator']);
    clock.setOffset(51 * MINUTE);
    await endHeldConversations(clock.now(), 50);
    await runReplyTasks(clock.now(), 50);
    await endHeldConversations(clock.now(), 50);
    expect(await conversation.written()).toEqual([
      'operator_joined',
      'operator',
      'operator_left',
      'script',
    ]);
  });

  test('accepts no message after a block, and is released when the hold expires', async () => {
    const conversation = await begun();
    await conversation.take();
    await blockPeer(await conversation.viewer(), conversation.ids.angelId, clock.now());
    expect(await codeOf(conversation.write('Eccomi.'))).toBe('conflict');
    clock.setOffset(HOUR);
    await endHeldConversations(clock.now(), 50);
    expect(await conversation.written()).toEqual(['operator_joined']);
    expect(await db().conversation.count({ where: { heldUntil: { lte: clock.now() } } })).toBe(0);
    expect(await codeOf(conversation.take())).toBe('conversation_blocked');
  });

  test('of a disabled member is released when the hold expires', async () => {
    const conversation = await begun();
    await conversation.take();
    const { memberId: id } = conversation.member;
    await db().user.update({ where: { id }, data: { state: 'disabled' } });
    expect(await codeOf(conversation.write('Eccomi.'))).toBe('not_found');
    clock.setOffset(HOUR);
    await endHeldConversations(clock.now(), 50);
    await runReplyTasks(clock.now(), 50);
    expect((await conversation.tasks()).map(({ state }) => state)).toEqual(['canceled']);
    expect(await db().conversation.count({ where: { heldUntil: { lte: clock.now() } } })).toBe(0);
  });
});

describe('concurrent actions', () => {
  test('keep every count right across messages, answers, handovers and reads', async () => {
    const conversation = await begun({ answeredBy: ['ai', 'operator', 'script'] }, ASKS_AI);
    await conversation.pay(500);
    const viewer = await conversation.viewer();
    const actions: (() => Promise<unknown>)[] = [
      () => conversation.say('E poi?'),
      () => conversation.take('one'),
      () => conversation.take('two'),
      () => conversation.write('Eccomi.', 'one'),
      () => conversation.write('Eccomi.', 'two'),
      () => conversation.back('one'),
      () => conversation.back('two'),
      () => runReplyTasks(soon(), 50),
      () => markRead(viewer, conversation.ids.angelId, undefined),
    ];
    const KNOWN = ['done', 'conversation_held', 'conflict'];
    for (let round = 0; round < 6; round += 1) {
      const rotated = actions.map(
        (_, i) => actions[(i * 4 + round) % actions.length] ?? (() => conversation.say('')),
      );
      const codes = await Promise.all(rotated.map((action) => codeOf(action())));
      expect(KNOWN).toEqual(expect.arrayContaining(codes));
    }
    const [task] = await conversation.tasks();
    const conversationId = task?.conversationId ?? '';
    const messages = await db().message.findMany({
      where: { conversationId },
      orderBy: { seq: 'asc' },
    });
    const { lastSeq } = await db().conversation.findUniqueOrThrow({
      where: { id: conversationId },
    });
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => i + 1));
    expect(lastSeq).toBe(messages.length);
    const said = messages.flatMap(({ kind, category }) => (kind === 'notice' ? [category] : []));
    expect(said).toEqual(said.map((_, i) => (i % 2 === 0 ? 'operator_joined' : 'operator_left')));
    const sides = await db().participant.findMany({ where: { conversationId } });
    for (const { profileId, readSeq, unread } of sides) {
      const own = messages.filter(
        ({ seq, kind, senderId }) => seq > readSeq && kind === 'personal' && senderId !== profileId,
      );
      const inbox = await db().inbox.findUniqueOrThrow({ where: { profileId } });
      expect([unread, inbox.unread]).toEqual([own.length, own.length]);
    }
    const due = (await conversation.tasks()).filter(({ state }) => state === 'due');
    expect(due.length).toBeLessThanOrEqual(1);
  });
});
