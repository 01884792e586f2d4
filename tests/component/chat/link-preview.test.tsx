import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { message } from '#tests/component/support/chat.ts';
import { present } from '#tests/component/support/element.ts';
import { OWN_ID } from '#tests/component/support/render-member.tsx';
import { renderThread } from './render-thread.tsx';

const preview = {
  title: 'Una barca sul lago',
  description: 'Orari e prezzi.',
  picture: { width: 640, height: 320 },
};
const FIRST = message(1, { msg: 'lago.com', warnings: ['link'] });
const LINKED = message(2, {
  msg: 'Guarda https://www.lago.example/barca',
  warnings: ['link'],
  preview,
});

const cardOf = (title = preview.title) => screen.findByRole('button', { name: new RegExp(title) });

describe('the preview of a link', () => {
  test('has host, title, text and picture, all from our server', async () => {
    const { say, peer } = renderThread({ messages: [FIRST, LINKED], matched: true });
    const card = await cardOf();
    within(card).getByText('lago.example');
    within(card).getByText(preview.description);
    within(card).getByText(say('chat.preview.label'));
    const picture = present(card.querySelector('img'));
    expect(picture.getAttribute('src')).toBe(
      `/api/get/messages/${OWN_ID}/${peer.angelId}/2/preview`,
    );
    expect([picture.getAttribute('width'), picture.getAttribute('alt')]).toEqual(['640', '']);
    expect(document.querySelectorAll('img[src^="http"], iframe, link[rel=prefetch]')).toHaveLength(
      0,
    );
  });

  test('shows where it leads before it is opened', async () => {
    const { say, user } = renderThread({ messages: [FIRST, LINKED] });
    await user.click(await cardOf());
    const dialog = within(await screen.findByRole('dialog', { name: say('chat.openLink.title') }));
    dialog.getByText('www.lago.example');
    const open = dialog.getByRole('link', { name: say('chat.openLink.open') });
    expect(open.getAttribute('href')).toBe('https://www.lago.example/barca');
  });

  test('is shown below an own message too', async () => {
    renderThread({ messages: [{ ...LINKED, from: 'self', warnings: [] }] });
    await cardOf();
  });

  test('has no picture where there is none, or where it does not load', async () => {
    const bare = { ...preview, picture: null };
    const page = renderThread({ messages: [FIRST, { ...LINKED, preview: bare }] });
    expect((await cardOf()).querySelector('img')).toBeNull();
    page.unmount();
    renderThread({ messages: [FIRST, LINKED] });
    const card = await cardOf();
    fireEvent.error(present(card.querySelector('img')));
    expect(card.querySelector('img')).toBeNull();
    within(card).getByText(preview.title);
  });

  test('keeps a long title and a long text within two lines each', async () => {
    const title = 'Parolalunghissima'.repeat(12);
    const long = { title, description: 'x'.repeat(400), picture: null };
    renderThread({ messages: [FIRST, { ...LINKED, preview: long }] });
    const card = await cardOf('Parolalunghissima');
    for (const text of [title, long.description]) {
      expect(within(card).getByText(text).className).toMatch(/line-clamp-2.*overflow-wrap/);
    }
  });

  test('does not stand beside the tip of the first link', async () => {
    const { say } = renderThread({ messages: [{ ...LINKED, seq: 1 }] });
    await screen.findByText(say('chat.warning.link'));
    expect(screen.queryByText(preview.title)).toBeNull();
  });

  test('comes with a change of its message, and goes with an edit', async () => {
    const sent = { ...LINKED, preview: null };
    const { socket, peer } = renderThread({ messages: [FIRST, sent] });
    const change = {
      angelId: peer.angelId,
      seq: 2,
      from: 'peer',
      msg: sent.msg,
      blurred: false,
      blurredMessage: null,
      warnings: ['link'],
      edited: false,
      removed: false,
      reaction: null,
      attachment: null,
    } as const;
    await socket.receive('message', { ...change, revision: 1, preview });
    await cardOf();
    await socket.receive('message', { ...change, revision: 2, edited: true, preview: null });
    expect(screen.queryByText(preview.title)).toBeNull();
  });
});
