// [core §3 Stored key avatar]
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { LIST, openPhotos } from './open-photos.tsx';
import { ownPhoto, photosAnswer } from './own-photo.ts';

afterEach(() => {
  jest.useRealTimers();
});

const CHOOSE = 'POST /api/users/photos/{trackerId}/{photoId}/default';
const REMOVE = 'DELETE /api/users/photos/{trackerId}/{photoId}';
const RESTORE = 'POST /api/users/photos/{trackerId}/{photoId}/restore';
const ORDER = 'PUT /api/users/photos/{trackerId}';
const APPEAL = 'POST /api/users/photos/{trackerId}/{photoId}/appeal';

const main = ownPhoto('a', { isDefault: true });
const second = ownPhoto('b');
const third = ownPhoto('c');
const three = photosAnswer([second, main, third]);

const photoOf = (page: ReturnType<typeof openPhotos>, place: number, count: number) =>
  page.tile(page.say('photos.photo', { place, count }));

/** Opens the panel of the photo at a place. */
async function openPanel(page: ReturnType<typeof openPhotos>, place: number, count = 3) {
  await page.user.click(await photoOf(page, place, count));
  return within(await screen.findByRole('dialog'));
}

test('lists the main photo first, counts them, and shows the state of each', async () => {
  const pending = ownPhoto('d', { state: 'pending' });
  const rejected = ownPhoto('e', { state: 'rejected', reason: 'nudity', appeal: 'open', path: '' });
  const page = openPhotos(photosAnswer([second, main, pending, rejected]));
  const { say, here } = page;
  const label = (place: number) => say('photos.photo', { place, count: 4 });
  await photoOf(page, 1, 4);
  const names = here.getAllByRole('button').map((tile) => tile.getAttribute('aria-label'));
  expect(names.slice(0, 4)).toEqual([
    `${label(1)}, ${say('photos.main')}`,
    label(2),
    `${label(3)}, ${say('photos.state.pending')}`,
    `${label(4)}, ${say('photos.state.rejected')}`,
  ]);
  expect(here.getByText(say('photos.count', { count: 4, most: 6 }))).not.toBeNull();
});

test('asks a member without any photo for the first one', async () => {
  const { say, here } = openPhotos(photosAnswer([]), 'spark');
  expect(await here.findByText(say('photos.none'))).not.toBeNull();
});

test('says that the photos failed to load, and retries at a press', async () => {
  const page = openPhotos(OFFLINE, 'lumiere');
  const { user, say, here } = page;
  expect(await here.findByText(say('photos.failed'))).not.toBeNull();
  answering({ [LIST]: three });
  await user.click(here.getByRole('button', { name: say('photos.again') }));
  expect(await photoOf(page, 1, 3)).not.toBeNull();
});

test('makes a photo the main one', async () => {
  const page = openPhotos(three);
  const { user, say } = page;
  const panel = await openPanel(page, 3);
  answering({ [CHOOSE]: photosAnswer([second, ownPhoto('a'), { ...third, isDefault: true }]) });
  await user.click(panel.getByRole('button', { name: say('photos.makeMain') }));
  expect(await screen.findByText(say('photos.mainText'))).not.toBeNull();
  expect(callsOf(CHOOSE)[0]?.params['photoId']).toBe('c');
});

test('26: stores the location of the picture, however it was chosen', async () => {
  const avatar = () => localStorage.getItem('avatar');
  const page = openPhotos(photosAnswer([ownPhoto('r', { state: 'rejected' }), main, third]));
  await photoOf(page, 1, 3);
  expect(avatar()).toBe('/photos/a.webp');
  const panel = await openPanel(page, 3);
  answering({ [CHOOSE]: photosAnswer([ownPhoto('a'), { ...third, isDefault: true }]) });
  await page.user.click(panel.getByRole('button', { name: page.say('photos.makeMain') }));
  await waitFor(() => {
    expect(avatar()).toBe('/photos/c.webp');
  });
  page.unmount();
  openPhotos(photosAnswer([]));
  await waitFor(() => {
    expect(avatar()).toBeNull();
  });
});

test('moves a photo by places, but not before the main one', async () => {
  const page = openPhotos(three, 'fuego');
  const { user, say } = page;
  const panel = await openPanel(page, 2);
  const earlier = panel.getByRole<HTMLButtonElement>('button', { name: say('photos.earlier') });
  expect(earlier.disabled).toBe(true);
  answering({ [ORDER]: photosAnswer([main, third, second]) });
  await user.click(panel.getByRole('button', { name: say('photos.later') }));
  await waitFor(() => {
    expect(callsOf(ORDER)[0]?.body).toEqual({ order: ['a', 'c', 'b'] });
  });
});

test('deletes a photo at once, and restores it while the note is shown', async () => {
  const page = openPhotos(three);
  const { user, say, here } = page;
  const panel = await openPanel(page, 3);
  answering({ [REMOVE]: photosAnswer([main, second]), [RESTORE]: three });
  await user.click(panel.getByRole('button', { name: say('photos.remove') }));
  expect(await here.findByText(say('photos.removed'))).not.toBeNull();
  expect(await photoOf(page, 2, 2)).not.toBeNull();
  expect(here.queryAllByRole('button', { name: /3/ })).toEqual([]);
  await user.click(here.getByRole('button', { name: say('photos.undo') }));
  expect(await photoOf(page, 3, 3)).not.toBeNull();
  expect(here.queryByText(say('photos.removed'))).toBeNull();
  expect(callsOf(RESTORE)[0]?.params['photoId']).toBe('c');
});

test('offers the undo of a deletion for less time than the server waits', async () => {
  jest.useFakeTimers();
  const page = openPhotos(three);
  const { user, say, here } = page;
  const panel = await openPanel(page, 3);
  answering({ [REMOVE]: photosAnswer([main, second]) });
  await user.click(panel.getByRole('button', { name: say('photos.remove') }));
  expect(await here.findByText(say('photos.removed'))).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  expect(here.queryByText(say('photos.removed'))).toBeNull();
});

test.each([
  ['offline', OFFLINE],
  ['conflict', refusal(409, 'conflict')],
] as const)(
  'says why a change was refused (%s), and shows the stored state',
  async (code, answer) => {
    const page = openPhotos(three, 'spark');
    const { user, say, here } = page;
    const panel = await openPanel(page, 3);
    answering({ [REMOVE]: answer });
    await user.click(panel.getByRole('button', { name: say('photos.remove') }));
    expect(await screen.findByText(say(`errors.${code}`))).not.toBeNull();
    expect(await photoOf(page, 3, 3)).not.toBeNull();
    expect(here.queryByText(say('photos.removed'))).toBeNull();
    expect(callsOf(LIST).length).toBeGreaterThan(1);
  },
);

test('shows a photo as pending, and offers no appeal', async () => {
  const page = openPhotos(photosAnswer([ownPhoto('d', { state: 'pending' })]), 'lumiere');
  const { say } = page;
  const panel = await openPanel(page, 1, 1);
  expect(panel.getByText(say('photos.pending'))).not.toBeNull();
  expect(panel.queryByRole('textbox')).toBeNull();
});

test.each(PLACES)(
  'says on %s (%s) why a photo was refused, requires a text for an appeal, and accepts one',
  async (brand) => {
    const rejected = ownPhoto('e', {
      state: 'rejected',
      reason: 'contact_details',
      appeal: 'open',
    });
    const page = openPhotos(photosAnswer([rejected]), brand);
    const { user, say } = page;
    const panel = await openPanel(page, 1, 1);
    expect(panel.getByText(say('photos.reasons.contact_details'))).not.toBeNull();
    expect(panel.queryByRole('button', { name: say('photos.makeMain') })).toBeNull();
    const send = panel.getByRole('button', { name: say('photos.appeal.send') });
    await user.click(send);
    expect(panel.getByText(say('photos.appeal.empty'))).not.toBeNull();
    expect(callsOf(APPEAL)).toEqual([]);
    answering({ [APPEAL]: photosAnswer([{ ...rejected, appeal: 'waiting' }]) });
    await user.type(panel.getByRole('textbox'), ' It is the number of the house. 🍒 ');
    await user.click(send);
    expect(await panel.findByText(say('photos.appeal.waiting'))).not.toBeNull();
    expect(panel.queryByRole('textbox')).toBeNull();
    expect(callsOf(APPEAL)[0]?.body).toEqual({ text: 'It is the number of the house. 🍒' });
  },
);

test.each(['denied', 'closed'] as const)(
  'shows the outcome of an appeal (%s), and accepts no other',
  async (appeal) => {
    const rejected = ownPhoto('e', { state: 'rejected', reason: 'nudity', appeal, path: '' });
    const page = openPhotos(photosAnswer([rejected]));
    const panel = await openPanel(page, 1, 1);
    expect(textOf(panel.getByRole('status'))).toBe(page.say(`photos.appeal.${appeal}`));
    expect(panel.queryByRole('textbox')).toBeNull();
  },
);

test('shows a granted appeal on its photo', async () => {
  const page = openPhotos(photosAnswer([ownPhoto('e', { appeal: 'granted' })]), 'spark');
  const panel = await openPanel(page, 1, 1);
  expect(panel.getByText(page.say('photos.appeal.granted'))).not.toBeNull();
});

test('shows a toast when a photo was approved meanwhile', async () => {
  jest.useFakeTimers();
  const page = openPhotos(photosAnswer([ownPhoto('d', { state: 'pending' })], 10));
  const { say, here } = page;
  await page.tile(say('photos.state.pending'));
  answering({ [LIST]: photosAnswer([ownPhoto('d')], 10) });
  // The page polls every three seconds while a photo is pending.
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText(say('photos.approved'))).not.toBeNull();
  expect(here.queryByRole('button', { name: new RegExp(say('photos.state.pending')) })).toBeNull();
});
