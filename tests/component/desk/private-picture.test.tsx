import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PrivatePicture } from '#components/desk/private-picture.tsx';
import { renderPage } from '#tests/component/support/render.tsx';

const REVOKED: string[] = [];
let answer: Response;
const asked = jest.fn<typeof fetch>(() => Promise.resolve(answer));
const usual = globalThis.fetch;

beforeEach(() => {
  REVOKED.length = 0;
  asked.mockClear();
  globalThis.fetch = asked;
  // jsdom decodes no pictures, and has no addresses of blobs.
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  Object.assign(URL, {
    createObjectURL: () => 'blob:picture',
    revokeObjectURL: (address: string) => REVOKED.push(address),
  });
});
afterEach(() => {
  globalThis.fetch = usual;
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const open = () =>
  renderPage(<PrivatePicture path="/api/desk/x" purpose="Résumé" alt="Photo, approved" />);

test('is fetched with the purpose, and its address is given back when it is no longer shown', async () => {
  answer = new Response(new Blob(['picture']));
  const { unmount } = open();
  const picture = await screen.findByRole('img', { name: 'Photo, approved' });
  expect(picture.getAttribute('src')).toBe('blob:picture');
  expect(asked).toHaveBeenCalledWith(
    '/api/desk/x',
    expect.objectContaining({ headers: { 'x-purpose': 'R%C3%A9sum%C3%A9' } }),
  );
  unmount();
  expect(REVOKED).toEqual(['blob:picture']);
});

test.each([
  [404, 'Picture deleted'],
  [500, 'Could not load'],
])('says after an answer of %i: %s', async (status, text) => {
  answer = new Response(null, { status });
  open();
  await screen.findByText(text);
});
