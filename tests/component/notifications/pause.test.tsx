import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { IncomingPopup } from '#components/notifications/incoming-popup.tsx';
import { PauseCard } from '#components/notifications/pause/pause-card.tsx';
import { PausedLine } from '#components/notifications/pause/paused-line.tsx';
import { PauseProvider, type Pause } from '#components/notifications/pause/pause-state.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { PAUSE_MORNING_HOUR, pauseLengths, type PauseLength } from '#lib/notifications/limits.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { chatEvent } from '../support/chat.ts';
import { OWN_ID, renderMember } from '../support/render-member.tsx';
import { answering, callsOf, refusal } from '../support/server.ts';

const BEGIN = 'POST /api/users/noticePause';
const END = 'DELETE /api/users/noticePause';
const OPEN: Pause = { until: null };

afterEach(() => {
  jest.useRealTimers();
});

function openWith(pause: Pause | null, brand: BrandId = 'dolcevita') {
  const content = (
    <PauseProvider initial={pause}>
      <PausedLine timeZone="UTC" />
      <PauseCard timeZone="UTC" />
      <IncomingPopup prefix="" brief={{ country: 'it', region: 8, fluxid: '1', useAi: false }} />
    </PauseProvider>
  );
  const page = renderMember(content, { brand, path: '/find', user: { delay: null } });
  const t = (key: string) => page.say(`notifications.pause.${key}`);
  const length = (one: PauseLength) =>
    screen.queryByRole('button', {
      name: page.say(`notifications.pause.lengths.${one}`, { pauseHour: PAUSE_MORNING_HOUR }),
    });
  return { ...page, t, length };
}

test.each(PLACES)(
  'pauses all notices on %s (%s) for a chosen time, and ends that',
  async (brand) => {
    const { user, t, length } = openWith(null, brand);
    expect(pauseLengths.map((one) => length(one) !== null)).toEqual([true, true, true, true]);
    // In the time zone of the device.
    const until = new Date();
    until.setDate(until.getDate() + 1);
    until.setHours(8, 0, 0, 0);
    answering({ [BEGIN]: { result: 'OK', pause: { until: until.toISOString() } } });
    await user.click(length('tomorrow') ?? document.body);
    expect(await screen.findAllByText(/08[:.h ]*00/)).toHaveLength(2);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(callsOf(BEGIN)[0]?.body).toEqual({ length: 'tomorrow', timeZone, clickid: OWN_ID });
    expect(length('hour')).toBeNull();
    answering({ [END]: { result: 'OK' } });
    await user.click(screen.getAllByRole('button', { name: t('end') })[1] ?? document.body);
    await waitFor(() => {
      expect(length('hour')).not.toBeNull();
    });
    expect(screen.queryByRole('button', { name: t('end') })).toBeNull();
  },
);

test('a refused call is shown, and changes nothing', async () => {
  const { user, say, length } = openWith(null);
  answering({ [BEGIN]: refusal(429, 'too_many_requests') });
  await user.click(length('week') ?? document.body);
  expect(await screen.findByText(say('errors.too_many_requests'))).not.toBeNull();
  expect(length('week')).not.toBeNull();
});

test('the page of notifications says that they are paused, and switches them on', async () => {
  const { user, t, length } = openWith(OPEN);
  expect(screen.getAllByText(t('pausedOpen'))).toHaveLength(2);
  answering({ [END]: { result: 'OK' } });
  await user.click(screen.getAllByRole('button', { name: t('end') })[0] ?? document.body);
  await waitFor(() => {
    expect(length('hour')).not.toBeNull();
  });
  expect(screen.queryByText(t('pausedOpen'))).toBeNull();
});

test('a pause ends by itself', () => {
  jest.useFakeTimers();
  const { length } = openWith({ until: new Date(Date.now() + 60_000) });
  expect(length('hour')).toBeNull();
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(length('hour')).not.toBeNull();
});

test('a pause shows no popup of a message, and the one of a failed payment', async () => {
  jest.useFakeTimers();
  localStorage.setItem('landedTime', String(Date.now() - 60_000));
  const { socket, say } = openWith(OPEN);
  await socket.receive('chat', chatEvent(5, { unreadTotal: 1, screenName: 'Anna' }));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText(say('notifications.incoming.title', { name: 'Anna' }))).toBeNull();
  expect(screen.queryByText(say('notifications.summary.title'))).toBeNull();
  const texts = { title: say('notices.purchKo.title'), text: say('notices.purchKo.text') };
  await socket.receive('notification', { type: 'purchKo', angelId: null, ...texts });
  expect(await screen.findByText(texts.title)).not.toBeNull();
});
