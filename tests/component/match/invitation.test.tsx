import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { found, hostedProfile, profile, profiles } from '#tests/component/support/discovery.ts';
import { credits } from '#tests/component/support/render-member.tsx';
import { refused } from '#tests/component/support/socket.ts';
import { renderMatch, type Deck } from './render-match.tsx';

const TEXT = 'Ciao, due righe mie';

async function openInvitation(deck: Deck): Promise<HTMLElement> {
  const name = deck.say('match.invitation.title', { name: deck.top() ?? '' });
  await deck.user.click(deck.button('invite'));
  return screen.findByRole('dialog', { name });
}

const sendOf = ({ say }: Deck, dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: say('match.invitation.send') });

const sent = (matched = false) => ({
  ok: true as const,
  id: '1',
  seq: 1,
  time: 1,
  msg: TEXT,
  matched,
  remainingCredits: credits(),
});

afterEach(() => {
  jest.useRealTimers();
});

describe('an invitation', () => {
  test('replaces the chat when the flow says so', () => {
    const { say } = renderMatch({ invitationMode: true }, { brand: 'lumiere' });
    expect(
      screen.queryByRole('link', { name: say('match.actions.chat', { name: 'Anna' }) }),
    ).toBeNull();
    expect(screen.queryByRole('link', { name: say('match.where.find') })).toBeNull();
  });

  test('shows its cost, requires a text, asks for confirmation, and removes the card like a like', async () => {
    jest.useFakeTimers();
    const advanceTimers = (ms: number): void => {
      jest.advanceTimersByTime(ms);
    };
    const deck = renderMatch({ invitationMode: true }, { brand: 'fuego', user: { advanceTimers } });
    const { say, socket, user } = deck;
    socket.acknowledging('chat', sent());
    const dialog = await openInvitation(deck);
    within(dialog).getByText(say('chat.cost.message', { cost: 1, left: 20 }));
    expect(sendOf(deck, dialog).disabled).toBe(true);
    await user.type(within(dialog).getByRole('textbox'), '   ');
    expect(sendOf(deck, dialog).disabled).toBe(true);
    await user.type(within(dialog).getByRole('textbox'), TEXT);
    await user.click(sendOf(deck, dialog));
    await within(dialog).findByText(say('match.invitation.received', { name: 'Anna' }));
    expect(socket.payloadsOf('chat')).toMatchObject([
      { angelId: profile(0).id, msg: TEXT, invitation: true, icebreaker: true },
    ]);
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    deck.settle();
    expect(deck.top()).toBe('Bice');
    expect(localStorage.getItem('like')).toBe(profile(0).id);
  });

  test('is a match when an earlier like answers it', async () => {
    const deck = renderMatch({ invitationMode: true });
    const { say, socket, user } = deck;
    socket.acknowledging('chat', sent(true));
    const dialog = await openInvitation(deck);
    await user.type(within(dialog).getByRole('textbox'), TEXT);
    await user.click(sendOf(deck, dialog));
    await within(dialog).findByText(say('match.invitation.received', { name: 'Anna' }));
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: say('match.moment.title', { name: 'Anna' }) });
  });

  test.each([
    ['credits_exhausted', 'hooks.kind.utente_premium.title'],
    ['card_check_required', 'hooks.kind.profilo_bloccato.title'],
    ['disclosure_required', 'chat.disclosurePrompt.title'],
  ] as const)('keeps its text and opens a prompt when refused: %s', async (code, title) => {
    const profilesShown = [hostedProfile(0), ...profiles(5, 1)];
    const deck = renderMatch(
      { invitationMode: true, found: found({ profiles: profilesShown }) },
      { brand: 'spark', hooks: { shown: ['utente_premium', 'profilo_bloccato'] } },
    );
    const { say, socket, user } = deck;
    socket.acknowledging('chat', refused(code, { cost: 2, held: 1 }));
    const dialog = await openInvitation(deck);
    within(dialog).getByText(hostedProfile(0).label ?? '');
    const field = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
    await user.type(field, TEXT);
    await user.click(sendOf(deck, dialog));
    await screen.findByRole('dialog', { name: say(title, { name: 'Anna' }) });
    expect(field.value).toBe(TEXT);
  });

  test('says why when refused for another reason, and is sent again under the same id', async () => {
    const deck = renderMatch({ invitationMode: true }, { brand: 'dolcevita' });
    const { say, socket, user } = deck;
    socket.acknowledging('chat', refused('conversation_blocked'));
    const dialog = await openInvitation(deck);
    await user.type(within(dialog).getByRole('textbox'), TEXT);
    await user.click(sendOf(deck, dialog));
    await within(dialog).findByText(say('errors.conversation_blocked'));
    await user.click(sendOf(deck, dialog));
    await waitFor(() => {
      const ids = socket.payloadsOf('chat').map(({ idClient }) => idClient);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    });
  });
});
