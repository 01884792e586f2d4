import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { untilFocused } from '../support/focus.ts';
import { answering, refusal } from '../support/server.ts';
import { ASK, ASKED, openVerification, READ, status, WITHDRAW } from './open-verification.tsx';

test('asks the server for a pose, and offers a file where there is no camera', async () => {
  const { own, press, button } = await openVerification(status(), {
    [ASK]: ASKED,
  });
  await press('begin');
  await untilFocused(await screen.findByRole('heading', { name: own('poses.hand_on_head') }));
  expect(document.querySelector('svg[data-pose]')?.getAttribute('data-pose')).toBe('hand_on_head');
  expect(screen.getByText(own('until', { time: '11:15' }))).not.toBeNull();
  await press('open');
  expect(await screen.findByText(own('noCamera'))).not.toBeNull();
  expect(button('open')).toBeNull();
  expect(button('choose')).not.toBeNull();
});

test('shows a chosen picture before it is sent', async () => {
  const { own, press, button, user } = await openVerification(ASKED);
  const file = new File(['picture'], 'me.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(own('choose'), { selector: 'input' }), file);
  expect(await screen.findByRole('img', { name: own('yours') })).not.toBeNull();
  expect(button('send')).not.toBeNull();
  await press('retake');
  expect(button('choose')).not.toBeNull();
});

test('says why a selfie was refused, and lets the member try again', async () => {
  const refused = status({
    state: 'refused',
    reason: 'face_hidden',
    attemptsLeft: 1,
  });
  const { own, button } = await openVerification(refused);
  expect(screen.getByText(own('reasons.face_hidden'))).not.toBeNull();
  expect(screen.getByText(own('attempts', { count: 1 }))).not.toBeNull();
  expect(button('again')).not.toBeNull();
});

test('offers no attempt before the next one is possible, or without a main photo', async () => {
  const spent = status({
    state: 'refused',
    reason: 'not_live',
    attemptsLeft: 0,
    nextAttemptAt: '2026-12-04T10:00:00.000Z',
  });
  const { own, button, unmount } = await openVerification(spent);
  expect(screen.getByText(own('spent', { date: '4 dicembre 2026' }))).not.toBeNull();
  expect(button('again')).toBeNull();
  unmount();
  const bare = await openVerification(status({ hasMainPhoto: false }));
  const link = screen.getByRole('link', { name: bare.own('toPhotos') });
  expect(link.getAttribute('href')).toBe('/profile#edit-photo');
  expect(bare.button('begin')).toBeNull();
});

test('removes the badge, and shows an error of the server', async () => {
  const verified = status({
    state: 'approved',
    checkedAt: '2026-11-28T10:00:00.000Z',
  });
  const { own, press } = await openVerification(verified, {
    [WITHDRAW]: status({ state: 'withdrawn' }),
  });
  expect(screen.getByText(own('verified', { date: '28 novembre 2026' }))).not.toBeNull();
  await press('removeBadge');
  await untilFocused(await screen.findByRole('button', { name: own('begin') }));
  expect(screen.queryByText(own('newPhoto'))).toBeNull();
  answering({
    [ASK]: refusal(409, 'main_photo_missing'),
    [READ]: status({ hasMainPhoto: false }),
  });
  await press('begin');
  expect(await screen.findByRole('link', { name: own('toPhotos') })).not.toBeNull();
});

test('announces results, and moves the focus only for the member’s own actions', async () => {
  const pending = status({ state: 'pending' });
  const { own, button } = await openVerification(pending);
  const heading = screen.getByRole('heading', { name: own('pending') });
  expect(heading.closest('[aria-live="polite"]')).not.toBeNull();
  expect(button('withdraw')?.closest('[aria-live]')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
