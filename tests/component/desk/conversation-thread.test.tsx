import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { createConversationStore } from '#components/desk/conversations/conversation-store.ts';
import { Thread } from '#components/desk/conversations/thread.tsx';
import type { DeskMessage } from '#lib/desk/conversations/contract.ts';

const PAGE = 3;
const message = (seq: number, mine: boolean, text = `Message ${String(seq)}`): DeskMessage => ({
  seq,
  mine,
  kind: 'personal',
  category: null,
  text,
  answerer: mine ? 'operator' : null,
  edited: false,
  removed: false,
  reaction: null,
  quote: null,
  photo: false,
  blurred: false,
  at: seq,
});

/** The desk's calls: pages of stored messages, and sends that fail while `refuses`. */
function standInDesk() {
  const desk = { refuses: false, stored: [] as DeskMessage[] };
  const answer = (body: object, status = 200) =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    );
  const fetch = (path: string, { body }: RequestInit): Promise<Response> => {
    if (typeof body === 'string') {
      if (desk.refuses)
        return answer({ code: 'input_invalid', params: { fault: 'link' }, fields: [] }, 422);
      const { text } = JSON.parse(body) as { text: string };
      desk.stored.push(message(desk.stored.length + 1, true, text));
      return answer({ seq: desk.stored.length });
    }
    const query = new URL(path, 'http://desk').searchParams;
    const [after, before] = [query.get('after'), query.get('before')];
    const fits = desk.stored.filter(
      ({ seq }) => seq > Number(after ?? 0) && (before === null || seq < Number(before)),
    );
    const messages = after === null ? fits.slice(-PAGE) : fits.slice(0, PAGE);
    return answer({ messages, hasMore: messages.length < fits.length });
  };
  Object.assign(globalThis, { fetch });
  return desk;
}

function OpenThread({ send, onEdit }: { send: string; onEdit?: (text: string) => void }) {
  const [store] = useState(() => createConversationStore('one'));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  return (
    <>
      <button onClick={() => void store.load()}>Load</button>
      <button
        onClick={() => {
          store.send(send);
        }}
      >
        Reply
      </button>
      <Thread conversationId="one" store={store} state={state} member="Anna" onEdit={onEdit} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fetchOutside = globalThis.fetch;
let desk: ReturnType<typeof standInDesk>;
beforeEach(() => {
  desk = standInDesk();
});
afterEach(() => {
  globalThis.fetch = fetchOutside;
});

test('shows an operator the newest messages, and older ones on request', async () => {
  desk.stored = [1, 2, 3, 4, 5].map((seq) => message(seq, seq % 2 === 0));
  render(<OpenThread send="" />);
  press('Load');
  await screen.findByText('Message 5');
  expect(screen.queryByText('Message 2')).toBeNull();
  press('Older messages');
  await screen.findByText('Message 1');
  expect(screen.getAllByText(/^Message/).map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5].map((seq) => `Message ${String(seq)}`),
  );
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
});

test('shows an operator how a message was reacted to', async () => {
  desk.stored = [{ ...message(1, true), reaction: 'clap' }, message(2, false)];
  render(<OpenThread send="" />);
  press('Load');
  await screen.findByText('Message 2');
  expect(screen.getAllByText(/reaction: 👏/)).toHaveLength(1);
});

test('shows an operator what a message answers', async () => {
  const quote = { seq: 1, mine: true, text: 'Message 1', removed: false, photo: false };
  desk.stored = [
    { ...message(2, false), quote },
    { ...message(3, false), quote: { ...quote, mine: false, text: '', photo: true } },
    { ...message(4, false), quote: { ...quote, mine: null, text: '' } },
  ];
  render(<OpenThread send="" />);
  press('Load');
  await screen.findByText('Profile: Message 1');
  screen.getByText('Member: Photo');
  screen.getByText('Answers a message that is not stored any more');
});

test('shows why a reply was refused, and sends it again on request', async () => {
  desk.refuses = true;
  render(<OpenThread send="See you" />);
  press('Load');
  press('Reply');
  expect((await screen.findByRole('alert')).textContent).toContain('Remove links and addresses.');
  desk.refuses = false;
  press('Retry');
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
  expect(screen.getAllByText('See you')).toHaveLength(1);
  expect(desk.stored.map(({ text }) => text)).toEqual(['See you']);
});

test('puts the text of a refused reply back where it was written, and sends it no more', async () => {
  desk.refuses = true;
  const edited: string[] = [];
  const onEdit = (text: string) => edited.push(text);
  render(<OpenThread send="See you at http://a.test" onEdit={onEdit} />);
  press('Load');
  press('Reply');
  await screen.findByRole('alert');
  press('Edit');
  expect(edited).toEqual(['See you at http://a.test']);
  expect([screen.queryByRole('alert'), screen.queryByText(/^See you/)]).toEqual([null, null]);
});

test('marks what the member cannot read', async () => {
  desk.stored = [message(1, true), { ...message(2, true), blurred: true }];
  render(<OpenThread send="" />);
  press('Load');
  await screen.findByText('Message 2');
  expect(screen.getAllByText(/the member cannot read it/)).toHaveLength(1);
});
