import { beforeEach, describe, expect, test } from '@jest/globals';
import { setVisibility } from '#lib/accounts/profile/set-visibility.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { clock } from '#lib/kernel/clock.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import type { SocketMember } from '#tests/setup/socket-member.ts';
import { emit, hubWithMembers } from './hub-members.ts';

const { connect, members } = hubWithMembers();
let him: CreatedMember;
let her: CreatedMember;
let his: SocketMember;
let hers: SocketMember;

beforeEach(async () => {
  [him, her] = members();
  [his, hers] = await Promise.all([connect(him), connect(her)]);
  await his.say(her.angelId, 'Ciao');
});

type Choice = Parameters<typeof setVisibility>[2];
const choose = async ({ token }: CreatedMember, choice: Choice) =>
  setVisibility(await viewerOfToken(token), undefined, choice, clock.now());
/** The names of the events that a device receives from now on. */
function listen({ socket }: SocketMember): readonly string[] {
  const names: string[] = [];
  socket.onAny((name: string) => names.push(name));
  return names;
}
/** Resolves after everything sent to the device before has arrived. */
const caughtUp = (device: SocketMember) => emit(device, 'clickid', {});
const read = () => emit(hers, 'read', { angelId: him.angelId, seq: 1 });
const BOTH = [
  ['the reader', () => her],
  ['the writer', () => him],
] as const;

/** Every read mark of his message that he gets when he asks. */
async function marksOfHis() {
  const viewer = await viewerOfToken(him.token);
  const asked = { trackerId: him.publicId, angelId: her.angelId, limit: 5 };
  const { messages, peerReadSeq } = await openThread(viewer, asked, 'it', clock.now());
  const list = await conversations(viewer, him.publicId, 'it', { limit: 5 });
  const last = list.messages.find(({ angelId }) => angelId === her.angelId)?.last;
  return { thread: messages.map(({ isRead }) => isRead), list: last?.isRead, peerReadSeq };
}

describe('read marks', () => {
  test.each(BOTH)(
    'are not sent while %s hides them, and are again afterwards',
    async (_who, of) => {
      await choose(of(), { showsRead: false });
      const received = listen(his);
      expect(await read()).toMatchObject({ ok: true });
      await caughtUp(his);
      expect(received).not.toContain('read');
      expect(await marksOfHis()).toEqual({ thread: [false], list: false, peerReadSeq: 0 });
      await choose(of(), { showsRead: true });
      expect(await marksOfHis()).toEqual({ thread: [true], list: true, peerReadSeq: 1 });
      await read();
      expect(await his.next('read')).toMatchObject({ angelId: her.angelId, seq: 1, by: 'peer' });
    },
  );

  test('still reach the reader’s own devices, and count for the reader', async () => {
    await choose(her, { showsRead: false });
    const desk = await connect(her);
    await read();
    expect(await desk.next('read')).toMatchObject({ by: 'self', seq: 1, unreadTotal: 0 });
    const asked = { trackerId: her.publicId, angelId: him.angelId, limit: 5 };
    const thread = await openThread(await viewerOfToken(her.token), asked, 'it', clock.now());
    expect(thread.messages.map(({ isRead }) => isRead)).toEqual([true]);
  });

  test('that are hidden leave the delivery, once', async () => {
    await choose(her, { showsRead: false });
    await read();
    expect(await his.next('delivered')).toEqual({ angelId: her.angelId, seq: 1 });
    const received = listen(his);
    await read();
    await caughtUp(his);
    expect(received).not.toContain('delivered');
  });

  test('that are hidden with the online mark leave nothing', async () => {
    await choose(her, { showsRead: false, showsPresence: false });
    const received = listen(his);
    await read();
    await caughtUp(his);
    expect(received.filter((name) => name === 'read' || name === 'delivered')).toEqual([]);
    const asked = { trackerId: him.publicId, angelId: her.angelId, limit: 5 };
    const thread = await openThread(await viewerOfToken(him.token), asked, 'it', clock.now());
    expect(thread).toMatchObject({ peerReadSeq: 0, peerDeliveredSeq: 0 });
  });
});

describe('typing', () => {
  const types = async () => {
    await emit(hers, 'typing', { angelId: him.angelId });
    await caughtUp(his);
  };

  test.each(BOTH)('is not sent while %s hides it, and is again afterwards', async (_who, of) => {
    await choose(of(), { showsTyping: false });
    const received = listen(his);
    await types();
    expect(received).not.toContain('typing');
    await choose(of(), { showsTyping: true });
    await types();
    expect(received).toContain('typing');
  });

  test('is shown when only read marks are hidden, and read marks when only typing is', async () => {
    await choose(her, { showsRead: false });
    await types();
    expect(await his.next('typing')).toEqual({ angelId: her.angelId });
    await choose(her, { showsRead: true, showsTyping: false });
    await read();
    expect(await his.next('read')).toMatchObject({ by: 'peer' });
  });
});
