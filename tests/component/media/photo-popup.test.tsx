import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PhotoPopup } from '#components/media/photo-popup.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { OWN_ID, renderMember } from '../support/render-member.tsx';
import { ownPhoto, picture } from './own-photo.ts';
import { heldUploads, holdUploads, lastUpload } from './held-uploads.ts';

function Asked() {
  const [open, setOpen] = useState(true);
  return <PhotoPopup open={open} onOpenChange={setOpen} trackerId={OWN_ID} />;
}

async function openPopup(brand: BrandId = 'dolcevita') {
  holdUploads();
  const page = renderMember(<Asked />, { brand, user: { delay: null, applyAccept: false } });
  const { user, say } = page;
  const popup = await screen.findByRole('dialog', { name: containing(say('photos.popup.title')) });
  const choose = async (file: File) => {
    await user.upload(within(popup).getByLabelText<HTMLInputElement>(say('photos.add')), file);
  };
  return { ...page, popup, inside: within(popup), choose };
}

test.each(PLACES)('refuses on %s (%s) a file that is no picture, and stays open', async (brand) => {
  const { say, popup, inside, choose } = await openPopup(brand);
  await choose(picture('a.pdf', 'application/pdf'));
  expect(textOf(inside.getByRole('alert'))).toBe(say('errors.photo_type_refused'));
  expect(heldUploads()).toEqual([]);
  expect(popup.isConnected).toBe(true);
});

test('sends a picture, says so, closes and stores the picture’s address under the key that the texts name', async () => {
  const { say, popup, inside, choose } = await openPopup();
  await choose(picture());
  expect(inside.getByRole('progressbar')).not.toBeNull();
  expect(inside.queryByRole('button', { name: say('photos.popup.later') })).toBeNull();
  await lastUpload().answer({ name: 'p', data: ownPhoto('p', { state: 'pending' }) });
  expect(await screen.findByText(say('photos.sent'))).not.toBeNull();
  await waitFor(() => {
    expect(popup.isConnected).toBe(false);
  });
  expect(localStorage.getItem('avatar')).toBe('/photos/p.webp');
});

test('says that the network is lost and retries the same picture', async () => {
  const { user, say, inside, choose } = await openPopup('fuego');
  await choose(picture());
  await lastUpload().loseConnection();
  expect(textOf(inside.getByRole('alert'))).toBe(say('errors.offline'));
  await user.click(inside.getByRole('button', { name: say('photos.upload.retry') }));
  expect(heldUploads()).toHaveLength(2);
});

test('can be postponed', async () => {
  const { user, say, popup, inside } = await openPopup('spark');
  await user.click(inside.getByRole('button', { name: say('photos.popup.later') }));
  await waitFor(() => {
    expect(popup.isConnected).toBe(false);
  });
  expect(heldUploads()).toEqual([]);
});
