/** URLs of an approved photo; they contain a random key, and the picture under a key never changes. */
export type PhotoUrls = { readonly full: string; readonly card: string; readonly thumb: string };

export function photoUrls(objectKey: string): PhotoUrls {
  return {
    full: `/photos/${objectKey}.webp`,
    card: `/photos/${objectKey}-card.webp`,
    thumb: `/photos/${objectKey}-thumb.webp`,
  };
}
