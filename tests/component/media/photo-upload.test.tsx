import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { OWN_ID } from '../support/render-member.tsx';
import { answering } from '../support/server.ts';
import { openPhotos, LIST } from './open-photos.tsx';
import { ownPhoto, photosAnswer, picture } from './own-photo.ts';
import { fieldOf, heldUploads, lastUpload } from './held-uploads.ts';

const NONE = photosAnswer([]);
const SENT = { name: 'p1', data: ownPhoto('p1', { state: 'pending' }) };

type Opened = ReturnType<typeof openPhotos>;

/** Chooses a picture and sends it uncropped. */
async function sendWhole(page: Opened, file = picture()): Promise<void> {
  await page.choose(file);
  await page.readPicture();
  const whole = page.say('photos.crop.whole');
  await page.user.click(within(await page.cropDialog()).getByRole('button', { name: whole }));
}

test.each(PLACES)(
  'says on %s (%s) that a file is no picture or too large, before anything is sent',
  async (brand) => {
    const { say, here, choose } = openPhotos(NONE, brand);
    await choose(picture('notes.txt', 'text/plain'));
    expect(textOf(await here.findByRole('alert'))).toBe(say('errors.photo_type_refused'));
    await choose(picture('large.jpg', 'image/jpeg', 10 * 1_024 * 1_024 + 1));
    expect(textOf(here.getByRole('alert'))).toBe(say('errors.photo_too_large'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heldUploads()).toEqual([]);
  },
);

test('accepts a picture of exactly ten megabytes, and clears the error of the one before', async () => {
  const { here, choose, cropDialog } = openPhotos(NONE);
  await choose(picture('notes.txt', 'text/plain'));
  await choose(picture('just.jpg', 'image/jpeg', 10 * 1_024 * 1_024));
  expect(await cropDialog()).not.toBeNull();
  expect(here.queryByRole('alert')).toBeNull();
});

test('says that a file cannot be read as a picture', async () => {
  const { say, here, choose, cropDialog } = openPhotos(NONE, 'spark');
  await choose(picture());
  const image = (await cropDialog()).querySelector('img');
  if (image) fireEvent.error(image);
  await waitFor(() => {
    expect(textOf(here.getByRole('alert'))).toBe(say('errors.photo_unreadable'));
  });
  expect(heldUploads()).toEqual([]);
});

test('crops by arrow keys and by the slider, and sends the crop with the picture', async () => {
  const { user, say, choose, cropDialog, readPicture } = openPhotos(NONE);
  await choose(picture());
  const dialog = within(await cropDialog());
  const use = dialog.getByRole<HTMLButtonElement>('button', { name: say('photos.crop.use') });
  expect(use.disabled).toBe(true);
  const image = await readPicture(1_500, 1_000);
  expect(use.disabled).toBe(false);
  const before = image.style.left;
  dialog.getByRole('group', { name: say('photos.crop.frame') }).focus();
  await user.keyboard('{ArrowRight}');
  expect(image.style.left).not.toBe(before);
  fireEvent.change(dialog.getByRole('slider', { name: say('photos.crop.zoom') }), {
    target: { value: '1.5' },
  });
  await user.click(use);
  const { path, form } = lastUpload();
  expect(path).toBe(`/api/upload/${OWN_ID}`);
  const crop = JSON.parse(fieldOf(form, 'crop')) as Record<string, number>;
  // A three-by-four frame on a three-by-two picture, zoomed in one and a half times.
  expect(crop['width']).toBeCloseTo(1 / 3);
  expect(crop['height']).toBeCloseTo(2 / 3);
  expect(crop['x']).toBeGreaterThan(1 / 3);
  expect((form.get('avatar') as File).name).toBe('beach.jpg');
  expect(fieldOf(form, 'uploadId')).toMatch(/^[\da-f-]{36}$/);
});

test('sends nothing when the dialog is closed, and no crop for the whole picture', async () => {
  const page = openPhotos(NONE);
  await page.choose(picture());
  await page.cropDialog();
  await page.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(heldUploads()).toEqual([]);
  await sendWhole(page);
  expect(lastUpload().form.get('crop')).toBeNull();
});

test('shows the progress of an upload, then the photo as pending', async () => {
  const page = openPhotos(photosAnswer([], 10));
  const { say, here, tile } = page;
  await sendWhole(page);
  const bar = here.getByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  await lastUpload().progress(0.4);
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  await lastUpload().progress(1);
  expect(here.getByText(say('photos.upload.working'))).not.toBeNull();
  answering({ [LIST]: photosAnswer([SENT.data], 10) });
  await lastUpload().answer(SENT);
  expect(await tile(say('photos.state.pending'))).not.toBeNull();
  expect(here.queryByRole('progressbar')).toBeNull();
  expect(here.getByText(say('photos.demo', { seconds: 10 }))).not.toBeNull();
});

test('cancels an upload at a press and shows nothing of it', async () => {
  const page = openPhotos(NONE, 'lumiere');
  const { user, say, here } = page;
  await sendWhole(page);
  await user.click(here.getByRole('button', { name: say('photos.upload.cancel') }));
  expect(lastUpload().isAborted()).toBe(true);
  expect(here.queryByRole('progressbar')).toBeNull();
  expect(here.queryByRole('alert')).toBeNull();
});

test('stops an upload on a lost connection, and resumes it on a retry or on reconnection', async () => {
  const page = openPhotos(NONE, 'fuego');
  const { user, say, here } = page;
  await sendWhole(page);
  await lastUpload().loseConnection();
  expect(textOf(here.getByRole('alert'))).toBe(say('errors.offline'));
  await user.click(here.getByRole('button', { name: say('photos.upload.retry') }));
  expect(heldUploads()).toHaveLength(2);
  await lastUpload().loseConnection();
  expect(textOf(here.getByRole('alert'))).toBe(say('errors.offline'));
  fireEvent(window, new Event('online'));
  expect(heldUploads()).toHaveLength(3);
  expect(here.queryByRole('alert')).toBeNull();
  expect(new Set(heldUploads().map(({ form }) => form.get('uploadId'))).size).toBe(1);
});

test.each([
  ['photo_type_refused', 422, false],
  ['photo_unreadable', 422, false],
  ['photos_full', 409, false],
  ['unavailable', 503, true],
  ['too_many_requests', 429, true],
] as const)(
  'says that the server refused a picture (%s) and offers a retry only when it may help',
  async (code, status, again) => {
    const page = openPhotos(NONE, 'spark');
    const { user, say, here } = page;
    await sendWhole(page);
    await lastUpload().answer({ code, params: {}, fields: [] }, status);
    expect(textOf(here.getByRole('alert'))).toBe(say(`errors.${code}`));
    const retry = here.queryByRole('button', { name: say('photos.upload.retry') });
    expect(retry !== null).toBe(again);
    await user.click(here.getByRole('button', { name: say('photos.upload.discard') }));
    expect(here.queryByRole('alert')).toBeNull();
  },
);

test('offers no further upload when stored photos and uploads reach the limit', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ownPhoto(id));
  const page = openPhotos(photosAnswer(five));
  const { say, here } = page;
  const add = () => here.queryByRole('button', { name: containing(say('photos.add')) });
  await waitFor(() => {
    expect(add()).not.toBeNull();
  });
  await sendWhole(page);
  expect(add()).toBeNull();
});
