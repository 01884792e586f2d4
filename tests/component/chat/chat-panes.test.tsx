import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useSelectedLayoutSegment } from 'next/navigation';
import { ChatPanes } from '#components/chat/chat-panes.tsx';
import { ConversationList } from '#components/chat/list/conversation-list.tsx';
import { OpeningThreadProvider } from '#components/chat/opening-thread.tsx';
import { Thread } from '#components/chat/thread/thread.tsx';
import { conversation, list, message, NOW, peer, thread } from '#tests/component/support/chat.ts';
import { matchMediaAs } from '#tests/component/support/dom-missing.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderMember } from '#tests/component/support/render-member.tsx';
import { answering } from '#tests/component/support/server.ts';
import { untilFocused } from '../support/focus.ts';

const bea = peer({ angelId: 'beabeabeabeabeabeaXX', screenName: 'Béa' });
const threads = [peer(), bea].map((one) => thread({ peer: one, messages: [message(1)] }));

/** The pane beside the list: the thread of the address, as its page renders it. */
function Beside() {
  const id = useSelectedLayoutSegment();
  const open = threads.find((one) => one.peer.angelId === id);
  if (open === undefined) return <p>hint</p>;
  return (
    <Thread
      key={id}
      thread={open}
      online={false}
      city={null}
      needsCardCheck={false}
      cardCheckHref={null}
      cardVerified
      now={NOW}
      timeZone="Europe/Rome"
      prefix=""
    />
  );
}

function renderPanes(path = '/chats') {
  answering({
    'POST /api/log/notification/readed': { result: 'OK', unread: 0 },
    'GET /api/get/messages/{trackerId}': list([]),
    'GET /api/get/messages/{trackerId}/{angelId}': ({ params }) =>
      threads.find((one) => one.peer.angelId === params['angelId']) ?? thread(),
  });
  const rows = list([conversation(), conversation({ ...bea })]);
  return renderMember(
    <OpeningThreadProvider prefix="">
      <ChatPanes
        title="Messages"
        list={<ConversationList initial={rows} now={NOW} timeZone="Europe/Rome" prefix="" />}
      >
        <Beside />
      </ChatPanes>
    </OpeningThreadProvider>,
    { path, segmentOf: (pathname) => pathname.split('/').at(2) ?? null },
  );
}

const row = (name: RegExp) => screen.getByRole('link', { name });

describe('navigation between list and thread', () => {
  test('focuses the field on a device with a keyboard', async () => {
    matchMediaAs((query) => query.includes('hover'));
    const { user } = renderPanes();
    await user.click(row(/Anna.*Message/));
    const field = await screen.findByRole('textbox');
    await untilFocused(field);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('focuses the thread on a touch screen, and the row on return', async () => {
    const { user, say } = renderPanes();
    await user.click(row(/Béa/));
    const opened = await screen.findByRole('region', { name: say('chat.with', { name: 'Béa' }) });
    await untilFocused(opened);
    await user.click(screen.getByRole('link', { name: say('chat.back') }));
    await waitFor(() => {
      expect(document.activeElement).toBe(row(/Béa/));
    });
    expect(navigations()).toEqual([
      { kind: 'push', href: `/chats/${bea.angelId}` },
      { kind: 'push', href: '/chats' },
    ]);
  });

  test('moves no focus when a thread is opened as a page', () => {
    renderPanes(`/chats/${bea.angelId}`);
    expect(document.activeElement).toBe(document.body);
  });

  test('opens the thread of another row, and marks that row', async () => {
    const { user, say } = renderPanes(`/chats/${bea.angelId}`);
    await user.click(row(/Anna.*Message/));
    await screen.findByRole('region', { name: say('chat.with', { name: 'Anna' }) });
    expect(row(/Anna.*Message/).getAttribute('aria-current')).toBe('page');
    expect(row(/Béa.*Message/).getAttribute('aria-current')).toBeNull();
  });

  test('returns to the list it has, and to the open thread, while the connection is down', async () => {
    const { user, say, socket } = renderPanes(`/chats/${bea.angelId}`);
    await waitFor(() => {
      expect(socket.connected).toBe(true);
    });
    await socket.drop();
    await user.click(screen.getByRole('link', { name: say('chat.back') }));
    expect(navigations()).toEqual([]);
    expect(location.pathname).toBe('/chats');
    expect(row(/Béa.*Message/).getAttribute('aria-current')).toBeNull();
    await user.click(row(/Béa.*Message/));
    expect(navigations()).toEqual([]);
    expect(location.pathname).toBe(`/chats/${bea.angelId}`);
    expect(row(/Béa.*Message/).getAttribute('aria-current')).toBe('page');
  });
});
