import { expect, test } from '@jest/globals';
import { evidenceLines } from '#components/desk/fraud/evidence-lines.ts';
import type { Link } from '#components/desk/fraud/names.ts';

const link = (signal: Link['signal'], from: string, to: string): Link => {
  return { signal, from, to, photoId: null, otherPhotoId: null };
};
const textsOf = (links: readonly Link[]) =>
  evidenceLines(links).map(({ signal, trackerIds, ofFirst }) =>
    [signal, ofFirst ? 'of' : 'all', ...trackerIds].join(' '),
  );

test('what all accounts have in common is one line, however many pairs they are', () => {
  const links = [link('text', 'a', 'b'), link('text', 'a', 'c'), link('text', 'b', 'c')];
  expect(textsOf(links)).toEqual(['text all a b c']);
});

test('accounts that have it in common with one are listed beside it, and no other pair is made up', () => {
  const links = [link('card', 'b', 'a'), link('card', 'a', 'c'), link('mailbox', 'a', 'b')];
  expect(textsOf(links)).toEqual(['card of a b c', 'mailbox all a b']);
  expect(textsOf([...links, link('card', 'd', 'e')])).toContain('card all d e');
});

test('each pair of pictures can be compared by itself', () => {
  const one = { ...link('picture', 'a', 'b'), photoId: 'p', otherPhotoId: 'q' };
  const other = { ...link('picture', 'a', 'c'), photoId: 'p', otherPhotoId: 'r' };
  expect(evidenceLines([one, other]).map(({ photoIds }) => photoIds)).toEqual([
    ['p', 'q'],
    ['p', 'r'],
  ]);
});
