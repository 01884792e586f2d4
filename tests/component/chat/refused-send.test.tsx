import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { credits, OWN_ID } from '#tests/component/support/render-member.tsx';
import { answering } from '#tests/component/support/server.ts';
import { refused } from '#tests/component/support/socket.ts';
import { peer, thread } from '#tests/component/support/chat.ts';
import { textOf } from '#tests/component/support/element.ts';
import { freshPeer, renderThread, stored, THREAD } from './render-thread.tsx';
import { fieldOf, writeIn } from './thread-elements.ts';

const TEXT = 'Ciao bella';

describe('a send that the server refuses', () => {
  test.each([
    ['card_data_refused', 'dolcevita', 'it'],
    ['message_too_long', 'fuego', 'es'],
    ['conversation_blocked', 'lumiere', 'fr'],
    ['too_many_devices_of_nobody', 'spark', 'en'],
  ] as const)('stays in the thread with the reason: %s', async (code, brand, locale) => {
    const page = renderThread({}, { brand, locale });
    const { say, socket } = page;
    socket.acknowledging('chat', refused(code));
    await writeIn(page, TEXT);
    const known = code === 'too_many_devices_of_nobody' ? 'unexpected' : code;
    const alert = await screen.findByRole('alert');
    expect(textOf(alert)).toBe(`${say('chat.notSent')} ${say(`errors.${known}`)}`);
    screen.getByText(TEXT);
  });

  test('is sent again under the same id, or discarded', async () => {
    const page = renderThread();
    const { say, socket, user } = page;
    socket.acknowledging('chat', refused('conversation_blocked'));
    await writeIn(page, TEXT);
    await user.click(await screen.findByRole('button', { name: say('chat.retry') }));
    await user.click(await screen.findByRole('button', { name: say('chat.discard') }));
    expect(screen.queryByText(TEXT)).toBeNull();
    const ids = socket.payloadsOf('chat').map(({ idClient }) => idClient);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('is still shown when the thread is opened again', async () => {
    const page = renderThread();
    page.socket.acknowledging('chat', refused('conversation_blocked'));
    await writeIn(page, TEXT);
    await screen.findByRole('alert');
    page.unmount();
    renderThread({ peer: page.peer });
    await screen.findByRole('alert');
    screen.getByText(TEXT);
  });

  test('goes back into the field while an invitation is pending', async () => {
    const page = renderThread();
    page.socket.acknowledging('chat', refused('invitation_waiting'));
    await writeIn(page, TEXT);
    await screen.findByText(page.say('chat.closed.invited', { name: 'Anna' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sessionStorage.getItem(`draft.${OWN_ID}.${page.peer.angelId}`)).toBe(TEXT);
  });
});

describe('a send without enough credits', () => {
  const params = { cost: 3, held: 1 };

  test.each([
    ['fine_crediti', 0],
    ['utente_premium', 1],
  ] as const)(
    'shows price and remaining credits, and links to the plans: %s',
    async (kind, level) => {
      const page = renderThread({}, { credits: credits({ level }), hooks: { shown: [kind] } });
      const { say, socket, user, peer: angel } = page;
      socket.acknowledging('chat', refused('credits_exhausted', params));
      const idClient = 'kept-1';
      const expiresAt = Date.now() + 1e6;
      const pendingMessage = {
        idClient,
        msg: TEXT,
        quote: null,
        sendAfterPayment: false,
        expiresAt,
        refusal: null,
      };
      answering({ [THREAD]: thread({ peer: angel, pendingMessage }) });
      await writeIn(page, TEXT);
      const values = { known: 'yes', name: 'Anna', cost: 3, left: 1, likes: 5, count: 3, pages: 2 };
      const title = say(`hooks.kind.${kind}.title`, values);
      const prompt = await screen.findByRole('dialog', { name: title });
      const plans = within(prompt).getByRole('link', {
        name: level === 0 ? say('hooks.alternative.plans') : say('hooks.packs'),
      });
      expect(plans.getAttribute('href')).toBe(`/vip_plan/fine_crediti?a=${angel.angelId}`);
      await user.click(within(prompt).getByRole('checkbox'));
      expect(plans.getAttribute('href')).toContain('sendPending=1');
      await user.click(within(prompt).getByRole('button', { name: say('hooks.later') }));
      await waitFor(() => {
        expect(fieldOf(page).value).toBe(TEXT);
      });
    },
  );

  test('sends or discards the pending message, under its own id', async () => {
    const pendingMessage = {
      idClient: 'kept-2',
      msg: 'Kept words',
      quote: null,
      sendAfterPayment: true,
      expiresAt: Date.now() + 1e6,
      refusal: null,
    };
    const page = renderThread({ pendingMessage });
    const { say, user, socket } = page;
    screen.getByText(say('chat.pending.afterPayment'));
    socket.acknowledging('chat', stored(1, 'Kept words'));
    await user.click(screen.getByRole('button', { name: say('chat.pending.send') }));
    await screen.findByText(say('chat.state.sent'));
    expect(socket.payloadsOf('chat')).toMatchObject([{ idClient: 'kept-2', msg: 'Kept words' }]);
    expect(screen.queryByText(say('chat.pending.afterPayment'))).toBeNull();
  });

  test('discards the pending message on demand', async () => {
    answering({ 'DELETE /api/users/pendingMessage/{trackerId}': { result: 'OK' } });
    const pendingMessage = {
      idClient: 'kept-3',
      msg: 'Kept words',
      quote: null,
      sendAfterPayment: false,
      expiresAt: Date.now() + 1e6,
      refusal: null,
    };
    const { say, user } = renderThread({ pendingMessage });
    await user.click(screen.getByRole('button', { name: say('chat.pending.discard') }));
    await waitFor(() => {
      expect(screen.queryByText('Kept words')).toBeNull();
    });
  });
});

describe('a send with an unmet requirement', () => {
  test('shows who answers, and sends the same message once that is confirmed', async () => {
    const label = 'Hosted by us';
    const hosted = peer({ ...freshPeer(), kind: 'hosted', answeredBy: ['ai'], label });
    const page = renderThread({ peer: hosted }, { brand: 'spark' });
    const { say, socket, user } = page;
    socket.acknowledging('chat', refused('disclosure_required'));
    await writeIn(page, TEXT);
    const name = say('chat.disclosurePrompt.title', { name: 'Anna' });
    const prompt = await screen.findByRole('dialog', { name });
    within(prompt).getByText(label);
    within(prompt).getByText(say('chat.disclosurePrompt.text', { cost: 1 }));
    socket.acknowledging('chat', stored(1, TEXT));
    await user.click(
      within(prompt).getByRole('button', { name: say('chat.disclosurePrompt.send') }),
    );
    await screen.findByText(say('chat.state.sent'));
    const ids = socket.payloadsOf('chat').map(({ idClient }) => idClient);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('puts the text back when the disclosure is not accepted', async () => {
    const page = renderThread({}, { brand: 'lumiere' });
    const { say, socket, user } = page;
    socket.acknowledging('chat', refused('disclosure_required'));
    await writeIn(page, TEXT);
    const cancel = say('chat.disclosurePrompt.cancel');
    await user.click(await screen.findByRole('button', { name: cancel }));
    await waitFor(() => {
      expect(fieldOf(page).value).toBe(TEXT);
    });
    expect(socket.payloadsOf('chat')).toHaveLength(1);
  });

  test('links to the card check', async () => {
    const page = renderThread({}, { brand: 'fuego' });
    const { say, socket } = page;
    socket.acknowledging('chat', refused('card_check_required'));
    await writeIn(page, TEXT);
    const link = await screen.findByRole('link', { name: say('hooks.alternative.check') });
    expect(link.getAttribute('href')).toBe('/checkout/check');
    screen.getByText(say('hooks.unsent.message'));
  });
});
