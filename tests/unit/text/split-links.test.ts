import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitLinks, realHost } from '#lib/text/split-links.ts';
import { linkIn } from '#lib/text/links.ts';

const addresses = (text: string): readonly (string | null)[] =>
  splitLinks(text)
    .filter(({ address }) => address !== null)
    .map(({ address }) => address);

describe('the addresses in a text', () => {
  test('are as written, without the punctuation around them', () => {
    expect(splitLinks('Vedi (www.Example.com/a?b=C). Ciao!')).toEqual([
      { text: 'Vedi (', address: null },
      { text: 'www.Example.com/a?b=C', address: 'https://www.example.com/a?b=C' },
      { text: '). Ciao!', address: null },
    ]);
    expect(addresses('example.it, http://example.org/x e «https://example.es»')).toEqual([
      'https://example.it/',
      'http://example.org/x',
      'https://example.es/',
    ]);
  });

  test.each(
    [
      ['', 'Ciao.come stai', 'alle 18.30', 'anna@example.com', 'javascript:alert(1)'],
      ['javascript://example.com/%0aalert(1)', 'tg://resolve?domain=a', 'data:text/html,x'],
      ['http://', 'https://exa mple', '//example.com'],
    ].flat(),
  )('do not include any in %s, which no browser opens as a page', (text) => {
    expect(addresses(text).filter((address) => !/^https?:\/\/exa\/?$/.test(address ?? ''))).toEqual(
      [],
    );
  });

  test('show the host that is really requested, whatever precedes or imitates it', () => {
    expect(realHost('https://paypal.com@example.com:8443/x')).toBe('example.com:8443');
    const [address] = addresses('https://раypal.com/login');
    expect(realHost(address ?? '')).toBe('xn--ypal-43d9g.com');
  });

  test('the segments add up to the text, and only web pages are addresses', () => {
    const parts = fc.constantFrom(
      'example.com',
      'https://',
      'www.',
      ' ',
      '.',
      '@',
      'bit.ly/x',
      ')',
    );
    const texts = fc.array(fc.oneof(parts, fc.string({ unit: 'grapheme', maxLength: 6 })));
    fc.assert(
      fc.property(texts, (some) => {
        const text = some.join('');
        const segments = splitLinks(text);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        for (const { address } of segments) {
          if (address !== null) expect(new URL(address).protocol).toMatch(/^https?:$/);
        }
        // Every clickable segment was flagged by the server as a link.
        if (addresses(text).length > 0) expect(linkIn(text)).not.toBe('none');
      }),
      { numRuns: 500 },
    );
  });
});
