import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Conversation } from '#components/desk/conversations/conversation.tsx';
import { deskConnection } from '#components/realtime/desk-connection.ts';
import type { ConversationHead } from '#lib/desk/conversations/contract.ts';
import { renderPage } from '../support/render.tsx';
import { desk, pending } from './desk-answers.ts';
import { withoutSocket } from './no-socket.ts';

const SELF = 'operator:one';
const HEAD = 'GET /api/desk/conversations/c';
const TAKE = 'POST /api/desk/conversations/c/take';
const NOW = Date.now();

const { answer, callsOf } = desk();
withoutSocket();

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
beforeEach(() => {
  listeners = new Map();
  jest.spyOn(deskConnection(), 'on').mockImplementation((event, listener) => {
    listeners.set(event, listener as Listener);
    return () => listeners.delete(event);
  });
});

const free = { heldBy: null, heldByName: null, heldUntil: null } as const;
const held = { heldBy: SELF, heldByName: 'Oskar', heldUntil: NOW + 1_800_000 } as const;

const head = (more: Partial<ConversationHead>): ConversationHead => ({
  ...free,
  conversationId: 'c',
  brandId: 'dolcevita',
  brand: 'Dolcevita',
  locale: 'it',
  label: 'Profilo gestito da noi',
  closed: false,
  since: null,
  persona: {
    profileId: 'p',
    name: 'Zoe',
    age: 40,
    place: null,
    about: '',
    lookingFor: '',
    likes: '',
    voice: 'warm',
    languages: [],
    picture: null,
    answeredBy: ['script', 'operator'],
  },
  member: { name: 'Max', age: 28, place: null },
  flag: null,
  heldSince: null,
  own: 0,
  most: 12,
  notes: [],
  statements: { member: [], persona: [] },
  ...more,
});

/** As the socket sends it: without since when it is held, and how many the operator holds. */
const event = (hold: typeof free | typeof held) => ({
  ...hold,
  conversationId: 'c',
  since: null,
  flagged: false,
});

function receive(one: object): void {
  act(() => {
    listeners.get('conversation')?.(one);
  });
}

test('who takes over writes at once', async () => {
  let now = head({});
  answer({
    [HEAD]: () => now,
    'GET /api/desk/conversations/c/messages': () => ({ messages: [], hasMore: false }),
    'GET /api/desk/conversations/c/canned': () => ({ answers: [] }),
    [TAKE]: () => {
      now = head({ ...held, heldSince: NOW, own: 1 });
      return { heldUntil: held.heldUntil };
    },
  });
  const { user } = renderPage(<Conversation conversationId="c" self={SELF} />);
  await user.click(await screen.findByRole('button', { name: 'Take over' }));
  expect(await screen.findByRole('textbox', { name: 'Reply as Zoe' })).toBe(document.activeElement);
  expect(screen.getByText('You hold 1 of 12')).toBeDefined();
});

test('what an event of a new holder does not say is requested, also when events cut the request off', async () => {
  answer({
    [HEAD]: () => head({}),
    'GET /api/desk/conversations/c/messages': () => ({ messages: [], hasMore: false }),
    'GET /api/desk/conversations/c/canned': () => ({ answers: [] }),
  });
  renderPage(<Conversation conversationId="c" self={SELF} />);
  expect(await screen.findByText('You hold 0 of 12')).toBeDefined();
  // The request after the first event is under way when the second one comes.
  answer({ [HEAD]: pending });
  receive(event(held));
  await waitFor(() => {
    expect(callsOf(HEAD)).toHaveLength(2);
  });
  answer({ [HEAD]: () => head({ ...held, heldSince: NOW, own: 1 }) });
  receive(event(held));
  expect(await screen.findByText('You hold 1 of 12')).toBeDefined();
  expect(screen.getByText(/^Handled for/)).toBeDefined();
});
