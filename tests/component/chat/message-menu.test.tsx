import { describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { message, thread } from '#tests/component/support/chat.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { present, textOf } from '#tests/component/support/element.ts';
import { untilFocused } from '#tests/component/support/focus.ts';
import { freshPeer, renderThread, THREAD, type ThreadPage } from './render-thread.tsx';
import { fieldOf } from './thread-elements.ts';

const EDIT = 'PUT /api/users/messages/{trackerId}/{angelId}/{seq}';
const DELETE = 'DELETE /api/users/messages/{trackerId}/{angelId}/{seq}';
const fresh = (more = {}) => message(1, { from: 'self', msg: 'Mine', time: Date.now(), ...more });

async function openMenu({ say, user }: ThreadPage): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: say('chat.message.menu') }));
  return screen.findByRole('menu');
}

async function pick(page: ThreadPage, item: string): Promise<void> {
  const menu = await openMenu(page);
  const name = page.say(`chat.message.${item}`);
  await page.user.click(within(menu).getByRole('menuitem', { name }));
}

const itemsOf = (menu: HTMLElement) => within(menu).getAllByRole('menuitem').map(textOf);

describe('menu of a message', () => {
  test.each(['it', 'es', 'fr', 'en'] as const)(
    'offers the available actions in %s',
    async (locale) => {
      const page = renderThread({ messages: [message(1)] }, { brand: 'spark', locale });
      const items = ['reply', 'copy', 'translate', 'report', 'block'].map((item) =>
        page.say(`chat.message.${item}`),
      );
      expect(itemsOf(await openMenu(page))).toEqual(items);
    },
  );

  test('offers to change and take back an own message', async () => {
    const page = renderThread({ messages: [fresh()] });
    const items = ['reply', 'copy', 'edit', 'delete'].map((item) =>
      page.say(`chat.message.${item}`),
    );
    expect(itemsOf(await openMenu(page))).toEqual(items);
  });

  test('offers no change of an own message once a minute has passed', async () => {
    const page = renderThread({ messages: [fresh({ time: Date.now() - 61_000 })] });
    const items = ['reply', 'copy'].map((item) => page.say(`chat.message.${item}`));
    expect(itemsOf(await openMenu(page))).toEqual(items);
  });

  test('offers neither report nor block for a system sender', async () => {
    const system = { ...freshPeer(), kind: 'system' as const };
    const page = renderThread({ peer: system, composer: 'system', messages: [message(1)] });
    expect(itemsOf(await openMenu(page))).toEqual([page.say('chat.message.copy')]);
  });

  test('copies the text', async () => {
    const page = renderThread({ messages: [message(1)] });
    await pick(page, 'copy');
    expect(await navigator.clipboard.readText()).toBe('Message 1');
  });
});

describe('changing an own message', () => {
  test('saves a changed text and shows it as edited', async () => {
    const page = renderThread({ messages: [fresh()] }, { brand: 'fuego' });
    const { say, user, peer } = page;
    answering({
      [EDIT]: { revision: 1, edited: true },
      [THREAD]: thread({ peer, revision: 1, messages: [fresh({ msg: 'Better', edited: true })] }),
    });
    await pick(page, 'edit');
    const field = screen.getByRole('textbox', { name: say('chat.message.editing') });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'Better');
    await user.click(screen.getByRole('button', { name: say('chat.message.save') }));
    await screen.findByText(say('chat.message.edited'));
    expect(callsOf(EDIT)).toMatchObject([{ params: { seq: '1' }, body: { msg: 'Better' } }]);
    expect(fieldOf(page)).toBeTruthy();
  });

  test('discards the change by Escape and by the button, and does not send an unchanged text', async () => {
    const page = renderThread({ messages: [fresh()] }, { brand: 'spark' });
    const { say, user } = page;
    await pick(page, 'edit');
    await user.keyboard('{Escape}');
    expect(fieldOf(page)).toBeTruthy();
    await pick(page, 'edit');
    await user.click(screen.getByRole('button', { name: say('chat.message.save') }));
    expect(fieldOf(page)).toBeTruthy();
    expect(callsOf(EDIT)).toEqual([]);
  });

  test('keeps the text in the field and says why when the change is refused', async () => {
    answering({ [EDIT]: refusal(409, 'change_closed') });
    const page = renderThread({ messages: [fresh()] }, { brand: 'lumiere' });
    const { say, user } = page;
    await pick(page, 'edit');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await user.type(field, ' more');
    await user.click(screen.getByRole('button', { name: say('chat.message.save') }));
    await screen.findByText(say('errors.change_closed'));
    expect(field.value).toBe('Mine more');
  });
});

describe('taking an own message back', () => {
  test('explains the effect, then takes it back', async () => {
    const page = renderThread({ messages: [fresh()] });
    const { say, user, peer } = page;
    const gone = fresh({ msg: null, removed: true });
    answering({
      [DELETE]: { revision: 1 },
      [THREAD]: thread({ peer, revision: 1, messages: [gone] }),
    });
    await pick(page, 'delete');
    const dialog = await screen.findByRole('dialog', { name: say('chat.message.deleteTitle') });
    within(dialog).getByText(say('chat.message.deleteText', { name: 'Anna' }));
    await user.click(within(dialog).getByRole('button', { name: say('chat.message.delete') }));
    await screen.findByText(say('chat.removed'));
    expect(callsOf(DELETE)).toMatchObject([{ params: { seq: '1' } }]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('sends nothing without a confirmation, and says why it was refused', async () => {
    answering({ [DELETE]: refusal(409, 'change_closed') });
    const page = renderThread({ messages: [fresh()] }, { brand: 'spark' });
    const { say, user } = page;
    await pick(page, 'delete');
    const dialog = await screen.findByRole('dialog', { name: say('chat.message.deleteTitle') });
    const cancel = within(dialog).getAllByRole('button', { name: say('chat.message.cancel') });
    await user.click(present(cancel.at(-1)));
    expect(callsOf(DELETE)).toEqual([]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await pick(page, 'delete');
    const again = await screen.findByRole('dialog');
    await user.click(within(again).getByRole('button', { name: say('chat.message.delete') }));
    await screen.findByText(say('errors.change_closed'));
    screen.getByText('Mine');
  });
});

describe('reacting to a message', () => {
  const REACT = 'PUT /api/users/messages/{trackerId}/{angelId}/{seq}/reaction';

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'sets a reaction, shows it, and takes it back, in %s',
    async (locale) => {
      const page = renderThread({ messages: [message(1)] }, { brand: 'spark', locale });
      const { say, user, peer } = page;
      answering({
        [REACT]: { revision: 1, reaction: 'heart' },
        [THREAD]: thread({ peer, revision: 1, messages: [message(1, { reaction: 'heart' })] }),
      });
      const heart = { name: say('chat.reaction.heart') };
      await openMenu(page);
      await user.click(screen.getByRole('menuitemcheckbox', { ...heart, checked: false }));
      await screen.findByText(say('chat.reaction.own', { reaction: heart.name }));
      expect(callsOf(REACT)).toMatchObject([{ params: { seq: '1' }, body: { reaction: 'heart' } }]);
      answering({
        [REACT]: { revision: 2, reaction: null },
        [THREAD]: thread({ peer, revision: 2, messages: [message(1)] }),
      });
      await openMenu(page);
      await user.click(screen.getByRole('menuitemcheckbox', { ...heart, checked: true }));
      await waitFor(() => {
        expect(screen.queryByText(say('chat.reaction.own', { reaction: heart.name }))).toBeNull();
      });
      expect(callsOf(REACT).at(-1)).toMatchObject({ body: { reaction: null } });
    },
  );

  test('shows the reaction of the peer to an own message as soon as it comes', async () => {
    const own = message(1, { from: 'self', msg: 'Mine' });
    const { say, socket, peer } = renderThread({ messages: [own] }, { brand: 'fuego' });
    await socket.receive('message', {
      angelId: peer.angelId,
      seq: 1,
      revision: 1,
      from: 'self',
      msg: 'Mine',
      blurred: false,
      blurredMessage: null,
      warnings: [],
      edited: false,
      removed: false,
      reaction: 'laugh',
      attachment: null,
      preview: null,
    });
    const reaction = say('chat.reaction.laugh');
    screen.getByText(say('chat.reaction.theirs', { name: 'Anna', reaction }));
  });

  test('is not offered for own, blurred and system messages', async () => {
    const choices = () => screen.queryAllByRole('menuitemcheckbox');
    for (const shown of [
      { messages: [fresh()] },
      { messages: [message(1, { msg: null, blurred: true })] },
      { peer: { ...freshPeer(), kind: 'system' as const }, messages: [message(1)] },
    ]) {
      const page = renderThread(shown, { brand: 'dolcevita' });
      await openMenu(page);
      expect(choices()).toEqual([]);
      cleanup();
    }
  });

  test('moves among the choices by the arrows of their row', async () => {
    const page = renderThread({ messages: [message(1)] });
    const menu = await openMenu(page);
    const [first, second] = within(menu).getAllByRole('menuitemcheckbox');
    act(() => {
      first?.focus();
    });
    await page.user.keyboard('{ArrowRight}');
    await untilFocused(present(second));
    await page.user.keyboard('{ArrowLeft}{ArrowLeft}');
    await untilFocused(present(first));
  });

  test('says why it was refused', async () => {
    answering({ [REACT]: refusal(403, 'card_check_required') });
    const page = renderThread({ messages: [message(1)] }, { brand: 'lumiere' });
    await openMenu(page);
    const name = page.say('chat.reaction.wow');
    await page.user.click(screen.getByRole('menuitemcheckbox', { name }));
    await screen.findByText(page.say('errors.card_check_required'));
  });
});

describe('reporting and blocking from a message', () => {
  test('sends a report with the message, requires a reason, and blocks unless unticked', async () => {
    const REPORT = 'POST /api/users/report';
    answering({ [REPORT]: { result: 'OK' } });
    const page = renderThread({ messages: [message(7)] }, { brand: 'spark' });
    const { say, user, peer } = page;
    await pick(page, 'report');
    const dialog = await screen.findByRole('dialog');
    const send = within(dialog).getByRole('button', { name: say('safety.report.send') });
    await user.click(send);
    within(dialog).getByText(say('safety.report.pick'));
    expect(callsOf(REPORT)).toEqual([]);
    within(dialog).getByText(say('safety.report.message', { name: 'Anna' }));
    await user.click(
      within(dialog).getByRole('radio', { name: say('safety.report.reasons.scam') }),
    );
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(send);
    await within(dialog).findByText(say('safety.report.doneText'));
    expect(
      within(dialog).queryByText(say('safety.report.doneBlocked', { name: 'Anna' })),
    ).toBeNull();
    expect(callsOf(REPORT)).toMatchObject([
      {
        body: {
          angelId: peer.angelId,
          reason: 'scam',
          details: '',
          surface: 'message',
          seq: 7,
          block: false,
        },
      },
    ]);
  });

  test('asks before a block, shows it, and can undo it', async () => {
    const [BLOCK, UNBLOCK] = ['POST /api/users/block', 'POST /api/users/unblock'] as const;
    answering({ [BLOCK]: { result: 'OK' }, [UNBLOCK]: { result: 'OK' } });
    const page = renderThread({ messages: [message(1)] }, { brand: 'dolcevita' });
    const { say, user } = page;
    await pick(page, 'block');
    const name = say('safety.block.title', { name: 'Anna' });
    const dialog = await screen.findByRole('dialog', { name });
    await user.click(within(dialog).getByRole('button', { name: say('safety.block.confirm') }));
    await screen.findByText(say('safety.block.done', { name: 'Anna' }));
    expect(callsOf(BLOCK)).toMatchObject([{ body: { angelId: page.peer.angelId } }]);
    await user.click(screen.getByRole('button', { name: say('safety.undo') }));
    await screen.findByText(say('safety.block.undone', { name: 'Anna' }));
    expect(callsOf(UNBLOCK)).toHaveLength(1);
  });
});
