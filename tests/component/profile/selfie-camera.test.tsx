import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { hideTab, showTab } from '../notifications/tab-view.ts';
import { untilFocused } from '../support/focus.ts';
import { ASKED, openVerification } from './open-verification.tsx';

/** A camera whose tracks the test observes and ends. */
class StandInTrack extends EventTarget {
  readonly stop = jest.fn();
}

let tracks: StandInTrack[] = [];

/** The camera opens only when `allow` is called, as after the browser's question. */
let allow: (() => void)[] = [];
let asks = false;

beforeEach(() => {
  tracks = [];
  allow = [];
  asks = false;
  const getUserMedia = async () => {
    if (asks) await new Promise<void>((resolve) => allow.push(resolve));
    const track = new StandInTrack();
    tracks.push(track);
    return { getTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
});

afterEach(() => {
  showTab();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function openCamera() {
  const page = await openVerification(ASKED);
  await page.press('open');
  await untilFocused(await screen.findByRole('button', { name: page.own('take') }));
  return page;
}

const isStopped = (at: number): boolean => tracks[at]?.stop.mock.calls.length === 1;

test('closes the camera when a file is chosen, and opens it again for another picture', async () => {
  const { own, press, button, user } = await openCamera();
  const file = new File(['picture'], 'me.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(own('choose'), { selector: 'input' }), file);
  expect(await screen.findByRole('button', { name: own('send') })).not.toBeNull();
  expect(isStopped(0)).toBe(true);
  await press('retake');
  await untilFocused(await screen.findByRole('button', { name: own('take') }));
  expect(button('send')).toBeNull();
  expect(tracks).toHaveLength(2);
  expect(isStopped(1)).toBe(false);
});

test('closes the camera when the tab is hidden', async () => {
  const { own } = await openCamera();
  act(hideTab);
  expect(await screen.findByRole('button', { name: own('open') })).not.toBeNull();
  expect(isStopped(0)).toBe(true);
});

test('offers to open the camera again when it ends by itself', async () => {
  const { own, button } = await openCamera();
  act(() => {
    tracks[0]?.dispatchEvent(new Event('ended'));
  });
  expect(await screen.findByRole('button', { name: own('open') })).not.toBeNull();
  expect(button('take')).toBeNull();
});

test('does not keep a camera that opens after the page was left', async () => {
  asks = true;
  const { press, unmount } = await openVerification(ASKED);
  await press('open');
  unmount();
  allow[0]?.();
  await waitFor(() => {
    expect(isStopped(0)).toBe(true);
  });
});
