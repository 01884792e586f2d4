import { expect, test } from '@jest/globals';

// Imported first and sequentially: Jest cannot load it among the second module's dependencies.
await import('light-my-request');
const { renderStatic } = await import('#lib/http/render-static.ts');

const PAGE = { url: '/dolcevita/it/visitor', host: 'dolcevita.localhost', headers: {} } as const;

test('a rendering that is rejected is reported at once, also after its first bytes', async () => {
  const failure = new Error('render failed');
  const atOnce = renderStatic(() => Promise.reject(failure), { ...PAGE, isStatic: false });
  await expect(atOnce).rejects.toBe(failure);
  const halfway = renderStatic(
    (_, response) => {
      response.write('<html>');
      return Promise.reject(failure);
    },
    { ...PAGE, isStatic: false },
  );
  await expect(halfway).rejects.toBe(failure);
});
