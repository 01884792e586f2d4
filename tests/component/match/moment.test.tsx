import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chatEvent, peer } from '#tests/component/support/chat.ts';
import { found, profile, profiles } from '#tests/component/support/discovery.ts';
import { present, textOf } from '#tests/component/support/element.ts';
import { renderMember, type MemberOptions } from '#tests/component/support/render-member.tsx';
import { answering, OFFLINE } from '#tests/component/support/server.ts';
import { chosen, renderMatch } from './render-match.tsx';

const PHOTOS = 'GET /api/users/photos/{trackerId}';
const noPhotos = { photos: [], most: 6, selfReviewSeconds: null };
const name = 'Anna';
const reply = (change = {}) => chatEvent(1, { type: 'like', category: 'like_reply', ...change });

function renderSomewhere(options: MemberOptions = {}) {
  answering({ [PHOTOS]: noPhotos });
  return renderMember(<p>page</p>, { path: '/profile', ...options });
}

const moment = (say: (key: string, values: { name: string }) => string) =>
  screen.findByRole('dialog', { name: say('match.moment.title', { name }) });

describe('the dialog of a match', () => {
  test.each(['it', 'es', 'fr', 'en'] as const)('links to the chat in %s', async (locale) => {
    const { say, socket } = renderSomewhere({ brand: 'spark', locale });
    await socket.receive('chat', reply());
    const dialog = await moment(say);
    const link = within(dialog).getByRole('link', { name: say('match.moment.write') });
    expect(link.getAttribute('href')).toBe(`/chats/${peer().angelId}`);
  });

  test('has the brand’s drawing below both portraits, and no text on them', async () => {
    const { say, socket } = renderSomewhere();
    await socket.receive('chat', reply());
    const dialog = await moment(say);
    const drawing = present(dialog.querySelector('[data-drawing="match"]'));
    expect(drawing.getAttribute('aria-hidden')).toBe('true');
    const [one, two] = ['moment-one', 'moment-two'].map((name) =>
      present(dialog.querySelector(`.${name}`)),
    );
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(present(one).compareDocumentPosition(present(two)) & after).toBe(after);
    expect(present(two).compareDocumentPosition(drawing) & after).toBe(after);
    expect(textOf(one)).toBe('');
  });

  test('shows the peer’s picture as large as on a card, though the event has the thumbnail', async () => {
    const { say, socket } = renderSomewhere();
    await socket.receive('chat', reply({ photo: '/photos/a-thumb.webp' }));
    const portrait = present((await moment(say)).querySelector('.moment-two img'));
    expect(portrait.getAttribute('src')).toBe('/photos/a-card.webp');
  });

  test('opens with the focus on its title', async () => {
    const { say, socket } = renderSomewhere();
    await socket.receive('chat', reply());
    const dialog = await moment(say);
    await waitFor(() => {
      expect(document.activeElement).toBe(within(dialog).getByRole('heading'));
    });
  });

  test('closes on demand, and opens once per browser', async () => {
    const { say, socket, user } = renderSomewhere();
    await socket.receive('chat', reply());
    const dialog = await moment(say);
    await user.click(within(dialog).getByRole('button', { name: say('match.moment.goOn') }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await socket.receive('chat', reply());
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens at once after the own second like', async () => {
    const deck = renderMatch();
    deck.socket.acknowledging('match', chosen('like', {}, true));
    await deck.press('like');
    await moment(deck.say);
  });

  test.each(['/chats', '/vip_plan/cred', '/purchase'])('does not open on %s', async (path) => {
    const { socket } = renderSomewhere({ path });
    await socket.receive('chat', reply());
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('matchMoments')).toBeNull();
  });

  test('waits until the tab is visible', async () => {
    const { say, socket } = renderSomewhere();
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    await socket.receive('chat', reply());
    expect(screen.queryByRole('dialog')).toBeNull();
    hidden = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await moment(say);
    Reflect.deleteProperty(document, 'hidden');
  });

  test('does not open for other events, nor for own ones of another device', async () => {
    const { socket } = renderSomewhere();
    await socket.receive('chat', reply({ category: null }));
    await socket.receive('chat', reply({ from: 'self' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows for a hosted profile who answers, and opens without the own photo, too', async () => {
    answering({ [PHOTOS]: OFFLINE });
    const label = 'The whole sentence';
    const shown = profile(0, { kind: 'hosted', label, answeredBy: ['ai'] });
    const deck = renderMatch({ found: found({ profiles: [shown, ...profiles(5, 1)] }) });
    deck.socket.acknowledging('match', chosen('like', {}, true));
    await deck.press('save');
    const { say } = deck;
    const dialog = await moment(say);
    within(dialog).getByText(say('profile.hosted.short'));
    within(dialog).getByText(say('profile.hosted.pill.ai'));
    expect(within(dialog).getByText(label).className).toBe('sr-only');
  });
});
