import type { Locator } from '@playwright/test';
import { containing } from '../fixtures/copy.ts';
import type { Visit } from '../fixtures/visit.ts';

/** Selects a file in any input for a photo. */
export async function chooseFile(
  within: Locator,
  name: string,
  buffer: Buffer,
  mimeType = 'image/jpeg',
): Promise<void> {
  await within.locator('input[name=avatar]').setInputFiles({ name, mimeType, buffer });
}

/** The photo section of the own profile. */
export function ownPhotosOn({ page, say }: Visit) {
  const region = page.getByRole('region', { name: say('photos.title') });
  const inState = (state: 'pending' | 'rejected'): Locator =>
    region.getByRole('button', { name: containing(say(`photos.state.${state}`)) });
  return {
    region,
    /** All photos, in any state. */
    tiles: region.getByRole('button', {
      name: containing(say('photos.photo', { place: 0, count: 0 }).split(' ')[0] ?? ''),
    }),
    pending: inState('pending'),
    rejected: inState('rejected'),
    /** Uploads the whole picture, uncropped, once the upload is possible. */
    uploadWhole: async (name: string, buffer: Buffer): Promise<void> => {
      await chooseFile(region, name, buffer);
      await page.getByRole('button', { name: say('photos.crop.whole') }).click();
    },
  };
}
