import type { OwnPhoto, PhotosAnswer } from '#components/media/types.ts';

export function ownPhoto(id: string, change: Partial<OwnPhoto> = {}): OwnPhoto {
  return {
    id,
    name: id,
    path: `/photos/${id}.webp`,
    isDefault: false,
    state: 'approved',
    reason: null,
    appeal: null,
    ...change,
  };
}

/** The server's answer for the own photos; moderators review them unless the test says otherwise. */
export function photosAnswer(
  photos: OwnPhoto[],
  selfReviewSeconds: number | null = null,
): PhotosAnswer {
  return { photos, most: 6, selfReviewSeconds };
}

export function picture(name = 'beach.jpg', type = 'image/jpeg', size = 1_000): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
