/** Addresses of an approved photo; the key is random and never changes its picture. */
export type PhotoUrls = { readonly full: string; readonly card: string; readonly thumb: string };

export function photoUrls(objectKey: string): PhotoUrls {
  return {
    full: `/photos/${objectKey}.webp`,
    card: `/photos/${objectKey}-card.webp`,
    thumb: `/photos/${objectKey}-thumb.webp`,
  };
}
