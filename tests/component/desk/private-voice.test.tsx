import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DeskVoice } from '#components/desk/queue/desk-voice.tsx';
import { PrivateVoice } from '#components/desk/private-voice.tsx';
import { renderPage } from '#tests/component/support/render.tsx';

const REVOKED: string[] = [];
let answer: Response;
const asked = jest.fn<typeof fetch>(() => Promise.resolve(answer));
const usual = globalThis.fetch;

beforeEach(() => {
  REVOKED.length = 0;
  asked.mockClear();
  globalThis.fetch = asked;
  // jsdom has no addresses of blobs.
  Object.assign(URL, {
    createObjectURL: () => 'blob:sound',
    revokeObjectURL: (address: string) => REVOKED.push(address),
  });
});
afterEach(() => {
  globalThis.fetch = usual;
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

test('is fetched with the purpose, can be played, and its address is given back afterwards', async () => {
  answer = new Response(new Blob(['sound']));
  const { unmount } = renderPage(
    <PrivateVoice path="/api/desk/x" purpose="Résumé" label="Voice introduction" />,
  );
  const player = await screen.findByLabelText('Voice introduction');
  expect([player.tagName, player.getAttribute('src'), player.hasAttribute('controls')]).toEqual([
    'AUDIO',
    'blob:sound',
    true,
  ]);
  expect(asked).toHaveBeenCalledWith(
    '/api/desk/x',
    expect.objectContaining({ headers: { 'x-purpose': 'R%C3%A9sum%C3%A9' } }),
  );
  unmount();
  expect(REVOKED).toEqual(['blob:sound']);
});

test.each([
  ['profile', '/api/desk/queue/photos/7/voice'],
  ['chat', '/api/desk/queue/chat-photos/7/voice'],
] as const)('of the queue has the address of its place: %s', async (place, path) => {
  answer = new Response(new Blob(['sound']));
  renderPage(<DeskVoice place={place} id="7" label="Sound" />);
  await screen.findByLabelText('Sound');
  expect(asked.mock.calls.map(([address]) => address)).toEqual([path]);
});

test.each([
  [404, 'Recording deleted'],
  [500, 'Could not load'],
])('says after an answer of %i: %s', async (status, text) => {
  answer = new Response(null, { status });
  renderPage(<PrivateVoice path="/api/desk/x" purpose="Moderation" label="Sound" />);
  await screen.findByText(text);
});

test('says so when the connection is lost', async () => {
  asked.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  renderPage(<PrivateVoice path="/api/desk/x" purpose="Moderation" label="Sound" />);
  await screen.findByText('Could not load');
});
