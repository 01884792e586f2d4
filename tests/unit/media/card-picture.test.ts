import { expect, test } from '@jest/globals';
import { cardPicture } from '#components/media/card-picture.ts';
import { photoUrls } from '#lib/media/photo-urls.ts';

test('finds the picture of a card from the address of the thumbnail', () => {
  const { card, thumb } = photoUrls('a-random-key');
  expect(cardPicture(thumb)).toBe(card);
});

test('keeps an address that is not of a thumbnail', () => {
  expect(cardPicture('/photos/a-random-key.webp')).toBe('/photos/a-random-key.webp');
});
