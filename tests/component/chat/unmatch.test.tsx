import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { message } from '#tests/component/support/chat.ts';
import { containing } from '#tests/component/support/copy.ts';
import { present } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { renderThread, type ThreadPage } from './render-thread.tsx';

const UNMATCH = 'POST /api/users/unmatch';
const UNDO = 'POST /api/users/unmatch/undo';

/** Opens the menu of the thread; null where it does not offer to end a match. */
async function itemOf({ say, user }: ThreadPage): Promise<HTMLElement | null> {
  await user.click(screen.getByRole('button', { name: say('safety.menu', { name: 'Anna' }) }));
  const menu = await screen.findByRole('menu');
  return within(menu).queryByRole('menuitem', { name: say('safety.unmatch.item') });
}

async function confirm(page: ThreadPage): Promise<void> {
  const { say, user } = page;
  await user.click(present(await itemOf(page)));
  const dialog = await screen.findByRole('dialog', {
    name: containing(say('safety.unmatch.title', { name: 'Anna' })),
  });
  within(dialog).getByText(containing(say('safety.unmatch.silent', { name: 'Anna' })));
  expect(callsOf(UNMATCH)).toEqual([]);
  const buttons = within(dialog).getAllByRole('button', { name: say('safety.unmatch.confirm') });
  await user.click(present(buttons.at(-1)));
}

test.each(['it', 'es', 'fr', 'en'] as const)(
  'asks before a match ends, returns to the list, and takes it back, in %s',
  async (locale) => {
    answering({ [UNMATCH]: { result: 'OK' }, [UNDO]: { result: 'OK' } });
    const messages = [message(1)];
    const page = renderThread({ matched: true, messages }, { brand: 'spark', locale });
    const { say, user, peer } = page;
    await confirm(page);
    await screen.findByText(containing(say('safety.unmatch.done', { name: 'Anna' })));
    expect(callsOf(UNMATCH)).toMatchObject([{ body: { angelId: peer.angelId } }]);
    expect(navigations().at(-1)?.href).toMatch(/\/chats$/);
    await user.click(screen.getByRole('button', { name: say('safety.undo') }));
    await screen.findByText(containing(say('safety.unmatch.undone', { name: 'Anna' })));
    expect(callsOf(UNDO)).toMatchObject([{ body: { angelId: peer.angelId } }]);
  },
);

test('says why the end of a match was refused', async () => {
  answering({ [UNMATCH]: refusal(404, 'not_found') });
  const page = renderThread({ matched: true, messages: [message(1)] }, { brand: 'lumiere' });
  await confirm(page);
  await screen.findByText(containing(page.say('errors.not_found')));
});

test('is not offered where the two have no match', async () => {
  expect(await itemOf(renderThread({ messages: [message(1)] }))).toBeNull();
});
