import { expect, test } from '@jest/globals';
import { startSandbox } from './start-sandbox.ts';

test('a page has a title, a text and a picture of its own, whatever its name contains', async () => {
  const sandbox = await startSandbox();
  try {
    const at = (name: string) => `${sandbox.url}/pages/${encodeURIComponent(name)}`;
    const answer = await fetch(at('<b>Bellagio'));
    const text = await answer.text();
    expect([answer.status, text.includes('<b>')]).toEqual([200, false]);
    expect(text).toContain('property="og:title" content="Postcard from &lt;b&gt;Bellagio"');
    const picture = await fetch(`${at('Bellagio')}/picture`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).not.toBe(await (await fetch(`${at('Como')}/picture`)).text());
  } finally {
    await sandbox.stop();
  }
});
