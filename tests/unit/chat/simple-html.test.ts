// [core §3 benvenuto]
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseSimpleHtml } from '#components/chat/thread/simple-html.ts';

describe('the welcome message in HTML', () => {
  test('turns known tags into parts, and unknown ones into their text', () => {
    expect(parseSimpleHtml('<p>Hi <b>you</b> &amp; me<br></p><script>x()</script>')).toEqual([
      {
        tag: 'p',
        parts: [
          { tag: 'text', text: 'Hi ' },
          { tag: 'strong', parts: [{ tag: 'text', text: 'you' }] },
          { tag: 'text', text: ' & me' },
          { tag: 'br' },
        ],
      },
      { tag: 'text', text: 'x()' },
    ]);
  });

  test.each([
    ['/find', '/find'],
    ['//evil.example', '#'],
    ['/\\evil.example', '#'],
    ['https://evil.example', '#'],
    ['javascript:alert(1)', '#'],
  ])('turns a link to %s into %s', (href, expected) => {
    expect(parseSimpleHtml(`<a href="${href}" onclick="x()">go</a>`)).toEqual([
      { tag: 'a', href: expected, parts: [{ tag: 'text', text: 'go' }] },
    ]);
  });

  test('never throws, whatever the input', () => {
    const fragment = fc.constantFrom(
      '<',
      '>',
      '<p>',
      '</p>',
      '<b',
      '</',
      'a',
      '<a href="/x">',
      '</a>',
      '&lt;',
    );
    fc.assert(
      fc.property(fc.array(fragment), (fragments) => {
        expect(Array.isArray(parseSimpleHtml(fragments.join('')))).toBe(true);
      }),
    );
  });
});
