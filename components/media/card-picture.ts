/** The address of a photo's picture for a card, from that of its thumbnail; see lib/media/photo-urls.ts. Pure. */
export function cardPicture(thumb: string): string {
  return thumb.replace(/-thumb\.webp$/, '-card.webp');
}
