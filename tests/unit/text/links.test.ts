import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linkIn } from '#lib/text/links.ts';

const OWN = ['dolcevita.example', 'www.fuego.example'];

describe('links in a text', () => {
  test.each(
    [
      [
        'https://example.com/a?b=c',
        'http://example.museum',
        'guarda www.example.photo!',
        'example.com',
      ],
      ['(vedi Example.IT)', 'sub.example.co.uk/x', 'example.photo/me', 'esempio punto com'],
      ['example dot org', 'exemple point fr', 'EXAMPLE．COM', 'example。com', 'exam\u200bple.com'],
      [
        'https://dolcevita.example/find',
        'münchen.de',
        'http://localhost:3000',
        'example (dot) com',
      ],
      ['example[.]net', 'example.com.', '«example.com»'],
    ].flat(),
  )('link: %s', (text) => {
    expect(linkIn(text, OWN)).toBe('link');
  });

  test.each([
    ['a shortener', 'bit.ly/abc'],
    ['a messenger', 'scrivimi: https://t.me/anna'],
    ['another messenger', 'wa.me/393331234567'],
    ['below a shortener', 'x.linktr.ee'],
    ['a number for a name', 'http://192.168.0.1/x'],
    ['the same without a scheme', '10.0.0.1'],
    ['encoded letters', 'xn--80ak6aa92e.com'],
    ['letters of two scripts', 'раypal.com'],
    ['letters of another script', 'http://аррӏе.com'],
    ['a name before the host', 'https://paypal.com@example.com/'],
    ['a script URL', 'javascript://example.com/%0aalert(1)'],
    ['an app', 'tg://resolve?domain=anna'],
    ['our name elsewhere', 'dolcevita.example.com'],
    ['our name with a dash', 'https://dolcevita-login.com'],
    ['our name with a digit', 'd0lcevita.com'],
    ['a name similar to another brand', 'fuego-regali.it'],
    ['both a harmless one and this', 'example.com o bit.ly/abc'],
  ])('risky link, %s: %s', (_, text) => {
    expect(linkIn(text, OWN)).toBe('risky');
  });

  test.each(
    [
      [
        '',
        'Ciao.come stai?',
        'Bene...e tu',
        'alle 18.30',
        'il 21.11.2026',
        '1.234,56 €',
        'e.g. questo',
      ],
      [
        'anna@example.com',
        'point it out',
        'el punto es que no',
        'v1.2.3',
        'www',
        'a.b',
        '3/4 d’ora',
      ],
      ['sì/no', 'questo punto. com’è', '999.999.999.999', '😀.😀', 'ok.sono qui'],
    ].flat(),
  )('no link: %s', (text) => {
    expect(linkIn(text, OWN)).toBe('none');
  });

  test('are found in any surrounding text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (around) => {
        expect(linkIn(`${around} https://example.com/ ${around}`, OWN)).not.toBe('none');
        expect(linkIn(`${around} bit.ly/abc ${around}`, OWN)).toBe('risky');
      }),
    );
  });
});
