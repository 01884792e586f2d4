// [core §2 / visitor home]
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { bodyFor } from '#lib/http/packed.ts';
import { cachedPage, forgetPages } from '#lib/http/page-cache.ts';

const HTML = '<html><script>var a=1</script><script src="/x.js"></script><p>ciao</p></html>';
const page = (status = 200) => Promise.resolve({ status, html: HTML, link: '' });

beforeEach(() => {
  forgetPages();
});

describe('pages that are the same for all visitors', () => {
  test('are rendered once, also for concurrent callers', async () => {
    let renderings = 0;
    const render = () => {
      renderings += 1;
      return page();
    };
    await Promise.all([cachedPage('a', render), cachedPage('a', render)]);
    await cachedPage('a', render);
    expect(renderings).toBe(1);
  });

  test('carry the hash of each inline script and of no other', async () => {
    const { plain } = (await cachedPage('b', () => page())).packed;
    const hash = createHash('sha256').update('var a=1').digest('base64');
    const policy = String(plain.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain("unsafe-inline' 'sha");
  });

  test('are compressed as the browser requests', async () => {
    const { packed: cached } = await cachedPage('c', () => page());
    expect(brotliDecompressSync(bodyFor(cached, 'gzip, br').bytes).toString()).toBe(HTML);
    expect(gunzipSync(bodyFor(cached, 'gzip').bytes).toString()).toBe(HTML);
    expect(bodyFor(cached, '').bytes.toString()).toBe(HTML);
  });

  test('are not cached when they failed', async () => {
    await expect(cachedPage('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cachedPage('d', () => page(500))).status).toBe(500);
    expect((await cachedPage('d', () => page())).status).toBe(200);
  });

  test('22: are rendered again after a rendering that never ended', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    try {
      const endless = cachedPage('endless', () => new Promise(() => undefined));
      const refused = expect(endless).rejects.toThrow('page rendering timed out');
      await jest.advanceTimersByTimeAsync(30_000);
      await refused;
    } finally {
      jest.useRealTimers();
    }
    expect((await cachedPage('endless', () => page())).status).toBe(200);
  });

  test('are invalidated when their content changes: of one brand, or of all', async () => {
    const rendered: string[] = [];
    const ask = (key: string) =>
      cachedPage(key, () => {
        rendered.push(key);
        return page();
      });
    const keys = ['/serra/it/visitor', '/serrata/it/visitor', '/serra/fr/visitor/reviews'];
    const askAll = () => Promise.all(keys.map(ask));
    await askAll();
    rendered.length = 0;
    forgetPages('serra');
    await askAll();
    expect(rendered).toEqual(['/serra/it/visitor', '/serra/fr/visitor/reviews']);
    forgetPages();
    await askAll();
    expect(rendered).toHaveLength(5);
  });
});
