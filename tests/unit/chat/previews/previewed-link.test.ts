import { expect, test } from '@jest/globals';
import { hasLink, previewedLink } from '#lib/chat/previews/previewed-link.ts';
import { ownHosts } from '#lib/brands/own-hosts.ts';

test.each([
  ['Guarda https://lago.example/barca?x=1', 'https://lago.example/barca?x=1'],
  ['lago.com', 'https://lago.com/'],
  ['Prima lago.com, poi mare.com', 'https://lago.com/'],
  ['Vediamoci sabato, http://bar.example/carta', 'http://bar.example/carta'],
])('the first link of %j may have a preview', (text, address) => {
  expect([hasLink(text), previewedLink(text)]).toEqual([true, address]);
});

test.each(['Nessun link qui.', 'anna@posta.example'])('%j has no link', (text) => {
  expect([hasLink(text), previewedLink(text)]).toEqual([false, null]);
});

test.each([
  ['a shortener', 'Guarda bit.ly/abc'],
  ['a literal address', 'http://203.0.114.5/x'],
  ['another protocol', 'ftp://lago.example/x'],
  ['credentials', 'https://me@lago.example/x'],
  ['letters of another script', 'https://www.xn--pple-43d.com/'],
  [
    'an imitation of one of our hosts',
    `https://${ownHosts[0]?.split('.')[0] ?? ''}-login.example/`,
  ],
  ['one of our hosts', `https://${ownHosts[0] ?? ''}/user/123`],
  ['a scam', 'Investi in bitcoin con me, guadagno garantito: https://lago.example/'],
  ['a telephone number', 'Chiamami al 333 123 4567, https://lago.example/'],
  ['an insult', 'Sei una stronza https://lago.example/'],
  ['a long address', `https://lago.example/${'x'.repeat(2_100)}`],
])('a text with %s has no preview', (_, text) => {
  expect(previewedLink(text)).toBeNull();
});
