import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { faultOf } from '#lib/hosted/safety/guard.ts';

const phrase = fc.constantFrom('ciao', 'mi piace leggerti', 'qué tal', 'bonjour', 'how was it', '');
const around = (poison: fc.Arbitrary<string>) =>
  fc.tuple(phrase, poison, phrase).map(([before, middle, end]) => `${before} ${middle} ${end}`);

const ZEROS = [0x30, 0x660, 0x966, 0xff10, 0x1d7ce];
const digit = fc
  .tuple(fc.constantFrom(...ZEROS), fc.integer({ min: 0, max: 9 }))
  .map(([zero, value]) => String.fromCodePoint(zero + value));
const separator = fc.constantFrom('', ' ', '-', '.', ' . ', '/', '\u200b', '\ufe0f\u20e3', ') ');
const phone = fc
  .array(fc.tuple(digit, separator), { minLength: 7, maxLength: 14 })
  .map((pairs) => pairs.map(([one, gap]) => one + gap).join(''));

const label = fc.stringMatching(/^[a-z][a-z0-9-]{1,12}$/);
const url = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTP://', 'www.', '', 'tg://'),
    label,
    fc.constantFrom('.com', '.it', '.me/x', '.io', '\uff0ecom', '.net', ' dot com', '.es'),
  )
  .map((parts) => parts.join(''));

const amount = fc
  .tuple(
    fc.integer({ min: 1, max: 99_999 }),
    fc.constantFrom(
      '€',
      '$',
      ' £',
      ' euro',
      ' EUR',
      ' euros',
      ' dollari',
      ' dólares',
      ' pounds',
      '＄',
    ),
    fc.boolean(),
  )
  .map(([value, unit, before]) =>
    before ? `${unit} ${String(value)}` : `${String(value)}${unit}`,
  );

const address = fc
  .tuple(label, fc.constantFrom('@', '＠', ' @ '), label)
  .map((all) => all.join(''));

describe('the guard of model answers', () => {
  test.each([
    ['a phone number', phone],
    ['a link', url],
    ['an amount', amount],
    ['an address or handle', address],
  ])('refuses %s', (_, poison) => {
    fc.assert(
      fc.property(around(poison), (text) => {
        expect(faultOf(text)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['tre tre tre, uno due quattro cinque', 'number'],
    ['guarda example (dot) com', 'link'],
    ['Vediamoci sabato!', 'meeting'],
    ['¿Quedamos mañana?', 'meeting'],
    ['On peut se rencontrer', 'meeting'],
    ['Let’s meet tomorrow', 'meeting'],
    ['Scrivimi su WhatsApp', 'contact'],
    ['Mandami un po’ di soldi', 'money'],
    ['Sono una persona vera, giuro', 'claims_human'],
    ['No soy un bot', 'claims_human'],
    ['Je suis une vraie personne', 'claims_human'],
    ['I’m a real woman', 'claims_human'],
    ['I am 16 years old', 'minors'],
    ['   ', 'empty'],
    ['bla '.repeat(200), 'too_long'],
  ])('refuses the text %s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  test.each([
    'Sono un’AI del servizio, ma chiacchiero volentieri. E tu?',
    'Soy una IA del servicio. ¿Qué te gusta leer?',
    'Je suis une IA du service. Et vous, que lisez-vous ?',
    'I’m an AI of the service. What are you reading?',
    'Nel 2024 ho letto molte storie di viaggi. La tua?',
  ])('accepts %s', (text) => {
    expect(faultOf(text)).toBeNull();
  });
});
