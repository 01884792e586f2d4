import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { chatEvent, message, thread } from '#tests/component/support/chat.ts';
import { credits } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { renderThread, THREAD } from './render-thread.tsx';

describe('events that the page missed', () => {
  const askedAfter = () =>
    callsOf(THREAD).map(({ query }) => ({ after: query['after'], revision: query['revision'] }));

  test('are fetched when a number is missing', async () => {
    const { socket, peer: angel } = renderThread({ messages: [message(1)] });
    const { angelId } = angel;
    answering({ [THREAD]: thread({ peer: angel, messages: [message(2), message(3)] }) });
    await socket.receive('chat', chatEvent(3, { angelId }));
    await screen.findByText('Message 2');
    screen.getByText('Message 3');
    expect(askedAfter()).toEqual([{ after: '1', revision: '0' }]);
  });

  test('are fetched on reconnection, however many pages they fill', async () => {
    const { socket, peer: angel } = renderThread({ messages: [message(1)] });
    answering({
      [THREAD]: ({ query }) => {
        const after = Number(query['after']);
        const messages = [message(after + 1)];
        return thread({ peer: angel, messages, hasMore: after < 3 });
      },
    });
    await socket.drop();
    await socket.comeBack();
    await screen.findByText('Message 4');
    expect(askedAfter().map(({ after }) => after)).toEqual(['1', '2', '3']);
  });

  test('are fetched for a change out of sequence, which is shown at once when in sequence', async () => {
    const { socket, say, peer: angel } = renderThread({ messages: [message(1), message(2)] });
    const { angelId } = angel;
    const change = {
      angelId,
      from: 'peer',
      msg: 'Other words',
      blurred: false,
      blurredMessage: null,
      warnings: [],
      edited: true,
      removed: false,
      reaction: null,
      attachment: null,
      preview: null,
    } as const;
    await socket.receive('message', { ...change, seq: 1, revision: 1 });
    screen.getByText('Other words');
    screen.getByText(say('chat.message.edited'));
    expect(callsOf(THREAD)).toHaveLength(0);
    await socket.receive('message', { ...change, seq: 2, revision: 3 });
    await waitFor(() => {
      expect(askedAfter()).toEqual([{ after: '2', revision: '1' }]);
    });
  });

  test('keep a closed thread readable, and say that it is closed', async () => {
    const { socket, say, peer: angel } = renderThread({ messages: [message(1)] });
    answering({ [THREAD]: refusal(404, 'not_found') });
    await socket.receive('conversation', { angelId: angel.angelId, closed: true });
    await screen.findByText(say('chat.closed.gone', { name: 'Anna' }));
    screen.getByText('Message 1');
  });

  test('unblur earlier messages when the member enters a paid level', async () => {
    const blurred = message(1, { msg: null, blurred: true });
    const free = { level: 0 as const };
    const page = renderThread({ messages: [blurred] }, { credits: credits(free) });
    answering({ [THREAD]: thread({ peer: page.peer, messages: [message(1)] }) });
    await page.socket.receive('remainingCredits', credits({ level: 1 }));
    await screen.findByText('Message 1');
    expect(screen.queryByText(page.say('chat.blurred.hidden'))).toBeNull();
  });
});
