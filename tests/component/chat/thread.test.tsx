import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { chatEvent, message, NOW, peer } from '#tests/component/support/chat.ts';
import { textOf } from '#tests/component/support/element.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { freshPeer, renderThread } from './render-thread.tsx';
import { untilFocused } from '../support/focus.ts';

const READ = 'POST /api/log/notification/readed';
const own = (seq: number, more = {}) => message(seq, { from: 'self', ...more });

describe('messages of a thread', () => {
  test('are grouped by day, each shown once, the newest day last', () => {
    const now = Date.now();
    const day = 86_400_000;
    const messages = [
      message(1, { time: NOW }),
      message(2, { time: now - day }),
      own(3, { time: now }),
      message(4, { time: now }),
    ];
    const { say } = renderThread({ messages }, { brand: 'spark' });
    const days = within(screen.getByRole('region', { name: say('chat.messages') }))
      .getAllByRole('region')
      .map((one) => one.getAttribute('aria-label'));
    const [date] = days;
    expect(date).toMatch(/14 May/);
    expect(days).toEqual([date, say('chat.day.yesterday'), say('chat.day.today')]);
  });

  test.each([
    ['sent', { peerDeliveredSeq: 0, peerReadSeq: 0 }, 'it'],
    ['delivered', { peerDeliveredSeq: 1, peerReadSeq: 0 }, 'es'],
    ['read', { peerDeliveredSeq: 1, peerReadSeq: 1 }, 'fr'],
  ] as const)('show the delivery state of an own one: %s', (state, marks, locale) => {
    const { say } = renderThread({ messages: [own(1)], ...marks }, { brand: 'spark', locale });
    screen.getByText(say(`chat.state.${state}`));
  });

  test('update the delivery state when the peer receives and reads', async () => {
    const { say, socket, peer: angel } = renderThread({ messages: [own(1)] });
    const { angelId } = angel;
    await socket.receive('delivered', { angelId, seq: 1 });
    screen.getByText(say('chat.state.delivered'));
    await socket.receive('read', { angelId, seq: 1, by: 'peer', unreadTotal: null });
    screen.getByText(say('chat.state.read'));
  });

  test('show an own message sent from another device', async () => {
    const { socket, peer: angel } = renderThread({ messages: [own(1)] });
    const { angelId } = angel;
    await socket.receive('chat', chatEvent(2, { angelId, from: 'self', msg: 'From my phone' }));
    screen.getByText('From my phone');
  });

  test.each(['en', 'it'] as const)(
    'show for hosted profiles who wrote each one in %s',
    (locale) => {
      const label = 'Hosted by us';
      const hosted = peer({
        ...freshPeer(),
        kind: 'hosted',
        answeredBy: ['ai', 'operator'],
        label,
      });
      const messages = [
        message(1, { answerer: 'script' }),
        own(2),
        message(3, { answerer: 'ai' }),
        own(4),
        message(5, { answerer: 'operator' }),
      ];
      const { say } = renderThread({ peer: hosted, messages }, { brand: 'spark', locale });
      for (const answerer of ['script', 'ai', 'operator']) {
        screen.getByText(say(`chat.answerer.${answerer}`));
      }
      expect(screen.getAllByRole('note')).toHaveLength(1);
      expect(screen.queryByRole('button', { name: /Like/ })).toBeNull();
      expect(screen.getAllByText(label).length).toBeGreaterThan(0);
      expect(screen.queryByText(say('chat.online'))).toBeNull();
    },
  );

  test('show no text when blurred, and say what unlocks them', async () => {
    const messages = [message(1, { msg: null, blurred: true })];
    const { say, user } = renderThread({ messages }, { hooks: { shown: ['blurred'] } });
    screen.getByText(say('chat.blurred.hidden'));
    const unlock = screen.getByRole('link', { name: say('chat.blurred.unlock') });
    expect(unlock.getAttribute('href')).toBe('/hook/messaggio_offuscato');
    await user.click(unlock);
    const title = say('hooks.kind.blurred.title');
    const prompt = await screen.findByRole('dialog', { name: title });
    within(prompt).getByRole('link', { name: say('hooks.packs') });
    await untilFocused(within(prompt).getByRole('heading', { name: title }));
  });

  test('say when they were taken back or changed', () => {
    const messages = [message(1, { msg: null, removed: true }), own(2, { edited: true })];
    const { say } = renderThread({ messages }, { brand: 'lumiere' });
    screen.getByText(say('chat.removed'));
    screen.getByText(say('chat.message.edited'));
  });

  test('include lines for likes, visits, matches and operators', () => {
    const name = 'Anna';
    const messages = [
      own(1, { type: 'like' }),
      message(2, { type: 'visit' }),
      message(3, { type: 'like', category: 'like_reply' }),
      message(4, { type: 'notice', category: 'operator_joined' }),
      message(5, { type: 'notice', category: 'operator_left' }),
    ];
    const { say } = renderThread({ messages }, { brand: 'fuego' });
    screen.getByText(say('chat.notice.like.self', { name }));
    screen.getByText(say('chat.notice.visit.peer', { name }));
    screen.getByText(say('chat.notice.match.peer', { name }));
    screen.getByText(say('chat.notice.operatorJoined', { name }));
    screen.getByText(say('chat.notice.operatorLeft', { name }));
  });

  test('show a greeting above likes and visits while nothing is written, and none after the first message', () => {
    const match = message(1, { type: 'like', category: 'like_reply' });
    const greeting = { name: 'Anna' };
    const { say, unmount } = renderThread({ messages: [match] }, { brand: 'spark' });
    screen.getByText(say('chat.first.title', greeting));
    screen.getByText(say('chat.notice.match.peer', greeting));
    unmount();
    renderThread({ messages: [match, message(2)] }, { brand: 'spark' });
    expect(screen.queryByText(say('chat.first.title', greeting))).toBeNull();
  });

  test('show a greeting in an empty thread', () => {
    const { say } = renderThread({ first: true }, { brand: 'spark' });
    screen.getByText(say('chat.first.title', { name: 'Anna' }));
  });
});

describe('the peer is typing', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('shows dots until the message is shown, and announces it to screen readers', async () => {
    const { say, socket, peer: angel } = renderThread({ messages: [own(1)] });
    const { angelId } = angel;
    await socket.receive('typing', { angelId });
    screen.getByText(say('chat.typing', { name: 'Anna' }));
    await socket.receive('chat', chatEvent(2, { angelId, msg: 'Eccomi' }));
    await pass(4_900);
    expect(screen.queryByText('Eccomi')).toBeNull();
    screen.getByText(say('chat.typing', { name: 'Anna' }));
    await pass(100);
    screen.getByText('Eccomi');
    expect(screen.queryByText(say('chat.typing', { name: 'Anna' }))).toBeNull();
    screen.getByText(say('chat.announced', { name: 'Anna', text: 'Eccomi' }));
  });

  test('marks seen messages as read, and repeats a mark that was lost', async () => {
    answering({ [READ]: refusal(503, 'unavailable') });
    const { peer: angel } = renderThread({ messages: [message(3)] });
    await pass(0);
    answering({ [READ]: { result: 'OK', unread: 0 } });
    await pass(5_000);
    const { angelId } = angel;
    expect(callsOf(READ).map(({ body }) => body)).toEqual([
      { angelId, seq: 3 },
      { angelId, seq: 3 },
    ]);
  });

  test.each(['ai', 'operator', 'script'] as const)(
    'shows that %s prepares an answer',
    async (who) => {
      const label = 'Hosted by us';
      const hosted = peer({ ...freshPeer(), kind: 'hosted', answeredBy: ['ai'], label });
      const { say, socket } = renderThread({ peer: hosted, messages: [own(1)] });
      const type = ({ ai: 'wait_ai', operator: 'wait_socket', script: 'full' } as const)[who];
      const { angelId, screenName, photo, kind, answeredBy } = hosted;
      await socket.receive('chat', {
        angelId,
        screenName,
        photo,
        kind,
        answeredBy,
        label,
        type,
        seq: null,
        msg: null,
        time: Date.now(),
        delayed: false,
        delayMs: 0,
        unreadTotal: null,
      });
      screen.getByText(say(`chat.waiting.${who}`));
    },
  );
});

describe('head of a thread', () => {
  test('shows a member as online while the server says so, and links to the profile', async () => {
    const { say, socket, peer: angel } = renderThread();
    const { angelId } = angel;
    await socket.receive('presence', { angelId, online: true });
    screen.getByText(say('chat.online'));
    await socket.receive('presence', { angelId, online: false });
    expect(screen.queryByText(say('chat.online'))).toBeNull();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(textOf(heading)).toContain('Anna');
    expect(within(heading).getByRole('link').getAttribute('href')).toBe(`/user/${angelId}`);
  });

  test.each(['blocked', 'gone', 'system'] as const)(
    'has no link when the peer is %s',
    (composer) => {
      const kind = composer === 'system' ? 'system' : 'member';
      const { say } = renderThread({ composer, peer: peer({ ...freshPeer(), kind }) });
      expect(within(screen.getByRole('heading', { level: 1 })).queryByRole('link')).toBeNull();
      expect(
        screen.queryByRole('button', { name: say('safety.menu', { name: 'Anna' }) }),
      ).toBeNull();
    },
  );

  test('has the short pill of a hosted profile, and the thread the full sentence once', () => {
    const label = 'The whole sentence';
    const answeredBy = ['script', 'ai'];
    const hosted = peer({ ...freshPeer(), kind: 'hosted', answeredBy, label });
    const messages = [message(1, { answerer: 'ai' }), own(2)];
    const { say } = renderThread({ peer: hosted, messages }, { brand: 'spark' });
    const pill = screen.getByText(say('profile.hosted.short'));
    expect(pill.getAttribute('aria-hidden')).toBe('true');
    screen.getByText(`${say('profile.hosted.pill.script')}, ${say('profile.hosted.pill.ai')}`);
    expect(screen.getByText(label).className).toBe('sr-only');
    const who = `${say('profile.hosted.by.script')} or ${say('profile.hosted.by.ai')}`;
    const disclosure = say('chat.disclosure', { who });
    expect(screen.getAllByText(disclosure)).toHaveLength(1);
    expect(textOf(screen.getByRole('note'))).toBe(disclosure);
  });

  test('shows an operator who took over until they leave', async () => {
    const label = 'Hosted by us';
    const hosted = peer({ ...freshPeer(), kind: 'hosted', answeredBy: ['operator'], label });
    const { say, socket } = renderThread({ peer: hosted, heldByOperator: true });
    screen.getByText(say('chat.held'));
    const { angelId } = hosted;
    await socket.receive(
      'chat',
      chatEvent(1, { angelId, type: 'notice', category: 'operator_left' }),
    );
    expect(screen.queryByText(say('chat.held'))).toBeNull();
  });
});

test.each([
  [false, 'visited'],
  [true, 'shy'],
] as const)(
  'the ideas for a first message mention a visit unless matched (%s)',
  (matched, line) => {
    const messages = [message(1, { type: 'visit', msg: null })];
    const { say, peer: angel } = renderThread({ messages, matched, first: true });
    screen.getByText(say(`chat.suggestions.${line}`, { name: angel.screenName }));
  },
);
