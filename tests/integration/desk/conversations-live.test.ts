import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { disableOperator } from '#lib/desk/operators/disable-operator.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { clock } from '#lib/kernel/clock.ts';
import type { DeskEvents, ConversationSummary } from '#lib/realtime/desk/channel.ts';
import { connectMember, type SocketMember } from '#tests/setup/socket-member.ts';
import { createOperator } from '../../factories/operator.ts';
import { soon } from '../hosted/conversation.ts';
import { emit } from '../realtime/hub-members.ts';
import { startInProcessHub, HOST, type Hub } from '../realtime/in-process-hub.ts';
import { askDesk } from './ask-desk.ts';
import { connectOperator, knockAtDesk, type DeskSocket } from './desk-socket.ts';
import { atDesk, begunConversation } from './held-conversation.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
let hub: Hub;
const open: (SocketMember | DeskSocket)[] = [];
beforeAll(async () => {
  hub = await startInProcessHub();
});
beforeEach(() => {
  clock.setOffset(0);
});
afterEach(() => {
  for (const one of open.splice(0)) one.socket.disconnect();
});
afterAll(() => hub.stop());

async function tabOf({ token }: { readonly token: string }): Promise<DeskSocket> {
  const tab = await connectOperator(hub.port, token);
  open.push(tab);
  return tab;
}

async function deviceOf({ token }: { readonly token: string }): Promise<SocketMember> {
  const device = await connectMember(hub.port, HOST, token);
  open.push(device);
  return device;
}

const about =
  (conversationId: string, fits: (summary: ConversationSummary) => boolean = () => true) =>
  (summary: ConversationSummary) =>
    summary.conversationId === conversationId && fits(summary);

describe('the desk channel', () => {
  test('accepts only operators, from the desk’s own pages', async () => {
    const { token } = await createOperator({ role: 'operator' });
    const knock = (with_: Parameters<typeof knockAtDesk>[1]) => knockAtDesk(hub.port, with_);
    expect(await knock({ token })).toBe('in');
    expect(await knock({})).toBe('unauthenticated');
    expect(await knock({ token: 'x'.repeat(43) })).toBe('unauthenticated');
    for (const origin of [null, 'https://elsewhere.example', 'http://dolcevita.localhost']) {
      expect([origin, await knock({ token, origin })]).not.toEqual([origin, 'in']);
    }
    expect(await knock({ token, host: 'dolcevita.localhost' })).toBe('unauthenticated');
    const member = await begunConversation();
    expect(await knock({ token: member.member.token })).toBe('unauthenticated');
  });

  test('shows conversations only to roles that answer in them', async () => {
    const { conversationId } = await begunConversation();
    const care = await createOperator({ role: 'care' });
    const tab = await tabOf(care);
    expect(await tab.ask('open', { conversationId })).toMatchObject({ code: 'forbidden' });
    expect(await tab.ask('typing', { conversationId })).toMatchObject({ code: 'forbidden' });
  });

  test('does not give operators access to the members’ channel', async () => {
    const { token } = await createOperator({ role: 'operator' });
    const host = 'desk.localhost';
    const origin = `http://${host}:${String(hub.port)}`;
    expect(await hub.knock({ token, host, headers: { origin } })).toBe('unauthenticated');
    const { member } = await begunConversation();
    expect(await hub.knock({ token: member.token, host, headers: { origin } })).toBe(
      'unauthenticated',
    );
  });

  test('is disconnected when the operator is disabled or logs out', async () => {
    const [one, two] = [await atDesk(), await atDesk()];
    const [first, second] = [await tabOf(one), await tabOf(two)];
    await disableOperator({ operatorId: one.id, actor: 'test', now: clock.now() });
    await askDesk('POST /api/desk/logout', { token: two.token });
    expect(await first.gone()).toBe('io server disconnect');
    expect(await second.gone()).toBe('io server disconnect');
  });

  test('is disconnected when the operator’s brands or role change', async () => {
    const [one, two] = [await atDesk(), await atDesk()];
    const [first, second] = [await tabOf(one), await tabOf(two)];
    await db().operator.update({ where: { id: one.id }, data: { brandIds: ['fuego'] } });
    await db().operator.update({ where: { id: two.id }, data: { role: 'care' } });
    expect(await first.gone()).toBe('io server disconnect');
    expect(await second.gone()).toBe('io server disconnect');
    expect(await knockAtDesk(hub.port, { token: one.token })).toBe('in');
  });

  test('checks the session at each event too', async () => {
    const one = await atDesk();
    const tab = await tabOf(one);
    expect(await tab.ask('open', { conversationId: null })).toEqual({ ok: true });
    await db().operatorSession.updateMany({
      where: { operatorId: one.id },
      data: { revokedAt: clock.now() },
    });
    expect(await tab.ask('open', { conversationId: null })).toMatchObject({
      code: 'unauthenticated',
    });
    expect(await tab.gone()).toBe('io server disconnect');
  });

  test('survives invalid payloads', async () => {
    const tab = await tabOf(await atDesk());
    for (const payload of [null, 7, 'x', [], { conversationId: 7 }, { conversationId: {} }]) {
      expect(await tab.ask('open', payload)).toMatchObject({ ok: false, code: 'input_invalid' });
    }
    expect(await tab.ask('open', { conversationId: 'nobody' })).toMatchObject({
      code: 'not_found',
    });
    expect(await tab.ask('dance')).toMatchObject({ code: 'not_found' });
    expect(await tab.ask('open', { conversationId: null })).toEqual({ ok: true });
  });
});

describe('real-time updates', () => {
  test('show typing to neither side where the member hides it', async () => {
    const one = await atDesk();
    const tab = await tabOf(one);
    const { conversationId, member, profile } = await begunConversation(undefined, {}, true);
    const device = await deviceOf(member);
    await one.take(conversationId);
    await tab.ask('open', { conversationId });
    await db().profile.updateMany({
      where: { memberId: member.memberId },
      data: { showsTyping: false },
    });
    const names: string[] = [];
    for (const { socket } of [tab, device]) socket.onAny((name: string) => names.push(name));
    await emit(device, 'typing', { angelId: profile.publicId });
    expect(await tab.ask('typing', { conversationId })).toEqual({ ok: true });
    await emit(device, 'clickid', {});
    expect(names).not.toContain('typing');
  });

  test('notify the brand’s operators when a conversation is queued, claimed, written in and released', async () => {
    const [one, two] = [await atDesk(), await atDesk('operator', ['dolcevita'])];
    const [first, second] = [await tabOf(one), await tabOf(two)];
    const { conversationId, member, profile } = await begunConversation(undefined, {}, true);
    const device = await deviceOf(member);
    const queued = await second.next('conversation', about(conversationId));
    expect(queued).toMatchObject({ brandId: 'dolcevita', heldBy: null, flagged: false });
    expect(queued.since).not.toBeNull();
    expect(Object.values(queued).join(' ')).not.toContain('vivaio');
    await one.take(conversationId);
    const held = await second.next(
      'conversation',
      about(conversationId, ({ heldBy }) => heldBy !== null),
    );
    expect(held).toMatchObject({ heldBy: one.actor, heldByName: 'operator at work' });
    expect(await first.ask('open', { conversationId })).toMatchObject({
      ok: true,
      conversation: { conversationId, heldBy: one.actor },
    });

    device.socket.emit('typing', { angelId: profile.publicId });
    expect(await first.next<DeskEvents['typing']>('typing')).toEqual({ conversationId });
    expect(await device.say(profile.publicId, 'Ci sei?')).toMatchObject({ ok: true });
    expect(await first.next<DeskEvents['message']>('message')).toMatchObject({ conversationId });
    expect(await first.ask('typing', { conversationId })).toEqual({ ok: true });
    expect(await device.next('typing')).toEqual({ angelId: profile.publicId });
    expect(await second.ask('typing', { conversationId })).toMatchObject({
      code: 'conversation_held',
    });

    await one.write(conversationId, 'Eccomi, sono qui.');
    const received = await device.next<{ msg: unknown; answerer: unknown }>(
      'chat',
      ({ answerer }) => answerer === 'operator',
    );
    expect(received).toMatchObject({
      kind: 'hosted',
      answerer: 'operator',
      angelId: profile.publicId,
    });
    await second.next(
      'conversation',
      about(conversationId, ({ since }) => since === null),
    );
    await one.back(conversationId);
    await second.next(
      'conversation',
      about(conversationId, ({ heldBy }) => heldBy === null),
    );
    await runReplyTasks(soon(), 50);
  });

  test('do not include conversations of other brands, nor those that the operator may not open', async () => {
    const other = await tabOf(await atDesk('operator', ['fuego']));
    const own = await tabOf(await atDesk('operator', ['dolcevita']));
    const { conversationId, member, profile } = await begunConversation(undefined, {}, true);
    await own.next('conversation', about(conversationId));
    expect(await other.ask('open', { conversationId })).toMatchObject({ code: 'not_found' });
    const device = await deviceOf(member);
    await own.ask('open', { conversationId });
    const received: string[] = [];
    other.socket.onAny((name: string) => received.push(name));
    await device.say(profile.publicId, 'Pronto?');
    await own.next('message');
    // Events sent to them earlier would have arrived before this acknowledgement.
    await other.ask('open', { conversationId: null });
    expect(received).toEqual([]);
  });

  test('go to a tab for the conversation that it has open, and not for the previous one', async () => {
    const one = await atDesk();
    const [tab, twin] = [await tabOf(one), await tabOf(one)];
    const [here, there] = [await begunConversation(), await begunConversation()];
    await tab.ask('open', { conversationId: here.conversationId });
    await twin.ask('open', { conversationId: here.conversationId });
    await tab.ask('open', { conversationId: there.conversationId });
    const received: unknown[] = [];
    tab.socket.on('message', (event) => received.push(event));
    await here.say('Di nuovo io');
    await twin.next(
      'message',
      ({ conversationId }: DeskEvents['message']) => conversationId === here.conversationId,
    );
    await there.say('E io');
    await tab.next('message');
    expect(received).toMatchObject([{ conversationId: there.conversationId }]);
  });
});
