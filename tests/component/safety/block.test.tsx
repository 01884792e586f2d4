import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SafetyMenu } from '#components/safety/safety-menu.tsx';
import { UnlessBlocked } from '#components/safety/unless-blocked.tsx';
import type { SafetyPeer } from '#components/safety/types.ts';
import type { BrandId } from '#lib/brands/schema.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { textOf } from '../support/element.ts';
import { containing } from '../support/copy.ts';
import { renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE } from '../support/server.ts';
import { createPeer } from './peer.ts';

const BLOCK = 'POST /api/users/block';
const UNBLOCK = 'POST /api/users/unblock';

function Card({ peer, onBlocked }: { peer: SafetyPeer; onBlocked: () => void }) {
  return (
    <UnlessBlocked peer={peer}>
      <p>A card of {peer.screenName}</p>
      <SafetyMenu peer={peer} surface="card" onBlocked={onBlocked} />
    </UnlessBlocked>
  );
}

/** Opens the confirmation of a block on one of two cards. */
async function askBlock(brand: BrandId = 'dolcevita') {
  const peer = createPeer();
  const { screenName: name } = peer;
  const blocked: string[] = [];
  const cards = (
    <>
      <Card peer={peer} onBlocked={() => void blocked.push(name)} />
      <Card peer={createPeer('Bea')} onBlocked={() => void blocked.push('Bea')} />
    </>
  );
  const page = renderMember(cards, { brand, user: { delay: null } });
  const { user, say } = page;
  await user.click(screen.getByRole('button', { name: containing(say('safety.menu', { name })) }));
  await user.click(await screen.findByRole('menuitem', { name: say('safety.block.item') }));
  const asked = await screen.findByRole('dialog', {
    name: containing(say('safety.block.title', { name })),
  });
  const press = async (key: string) => {
    const button = within(asked)
      .getAllByRole('button', { name: say(`safety.block.${key}`) })
      .at(-1);
    if (button) await user.click(button);
  };
  // Found by its text: its title equals the toast.
  const note = () => screen.queryByText(containing(say('safety.note.text')));
  return { ...page, peer, name, blocked, asked, press, note };
}

test.each(PLACES)(
  'asks on %s (%s) before a block, replaces only that card by a note, and undoes it',
  async (brand) => {
    const { user, say, peer, name, blocked, asked, press, note } = await askBlock(brand);
    expect(textOf(asked)).toContain(say('safety.block.silent', { name }));
    answering({ [BLOCK]: { result: 'OK' }, [UNBLOCK]: { result: 'OK' } });
    await press('confirm');
    await waitFor(() => {
      expect(note()).not.toBeNull();
    });
    expect(screen.getByText('A card of Bea')).not.toBeNull();
    expect(blocked).toEqual([name]);
    await user.click(await screen.findByRole('button', { name: say('safety.undo') }));
    expect(await screen.findByText(`A card of ${name}`)).not.toBeNull();
    expect(note()).toBeNull();
    expect(await screen.findByText(say('safety.block.undone', { name }))).not.toBeNull();
    expect(callsOf(BLOCK).map(({ body }) => body)).toEqual([{ angelId: peer.angelId }]);
    expect(callsOf(UNBLOCK).map(({ body }) => body)).toEqual([{ angelId: peer.angelId }]);
  },
);

test('blocks no one when the member goes back', async () => {
  const { press, asked, note, blocked } = await askBlock('spark');
  await press('cancel');
  await waitFor(() => {
    expect(asked.isConnected).toBe(false);
  });
  expect(note()).toBeNull();
  expect(blocked).toEqual([]);
  expect(callsOf(BLOCK)).toEqual([]);
});

test('says that a block failed, stays open, and blocks at another press', async () => {
  const { say, asked, press, note } = await askBlock('lumiere');
  answering({ [BLOCK]: OFFLINE });
  await press('confirm');
  expect(await screen.findByText(say('errors.offline'))).not.toBeNull();
  expect(asked.isConnected).toBe(true);
  expect(note()).toBeNull();
  answering({ [BLOCK]: { result: 'OK' } });
  await press('confirm');
  await waitFor(() => {
    expect(note()).not.toBeNull();
  });
});

test('restores the card by the button of the note, and keeps the note when that failed', async () => {
  const { user, say, name, press, note } = await askBlock('fuego');
  answering({ [BLOCK]: { result: 'OK' }, [UNBLOCK]: OFFLINE });
  await press('confirm');
  const back = await screen.findByRole('button', { name: say('safety.unblock.spoken', { name }) });
  await user.click(back);
  expect(await screen.findByText(say('errors.offline'))).not.toBeNull();
  expect(note()).not.toBeNull();
  answering({ [UNBLOCK]: { result: 'OK' } });
  await user.click(back);
  expect(await screen.findByText(`A card of ${name}`)).not.toBeNull();
});
