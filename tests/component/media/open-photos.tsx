import { fireEvent, screen, within } from '@testing-library/react';
import type { PhotosAnswer } from '#components/media/types.ts';
import { PhotoManager } from '#components/profile/photos/photo-manager.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { containing } from '../support/copy.ts';
import { OWN_ID, renderMember } from '../support/render-member.tsx';
import { answering, type OFFLINE } from '../support/server.ts';
import { holdUploads } from './held-uploads.ts';

export const LIST = 'GET /api/users/photos/{trackerId}';

/** The own photos as their page shows them. The file input accepts any type. */
export function openPhotos(answer: PhotosAnswer | typeof OFFLINE, brand: BrandId = 'dolcevita') {
  holdUploads();
  answering({ [LIST]: answer });
  const page = renderMember(<PhotoManager trackerId={OWN_ID} />, {
    brand,
    path: '/profile',
    user: { delay: null, applyAccept: false },
  });
  const { user, say } = page;
  const here = within(screen.getByRole('region', { name: say('photos.title') }));
  const tile = (label: string) => here.findByRole('button', { name: containing(label) });
  const choose = async (file: File) => {
    const input = here.getByLabelText<HTMLInputElement>(say('photos.add'));
    await user.upload(input, file);
  };
  const cropDialog = () =>
    screen.findByRole('dialog', { name: containing(say('photos.crop.title')) });
  /** Loads the chosen picture, which jsdom does not do. */
  const readPicture = async (width = 1_500, height = 1_000) => {
    const image = (await cropDialog()).querySelector('img');
    if (image === null) throw new Error('no picture to crop');
    Object.defineProperties(image, {
      naturalWidth: { value: width },
      naturalHeight: { value: height },
    });
    fireEvent.load(image);
    return image;
  };
  return { ...page, here, tile, choose, cropDialog, readPicture };
}
