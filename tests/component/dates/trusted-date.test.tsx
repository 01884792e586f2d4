import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CheckInLink } from '#components/dates/check-in-link.tsx';
import { TrustedDate } from '#components/dates/trusted-date.tsx';
import type { TrustedDate as Shown } from '#components/dates/types.ts';
import { deferred } from '#tests/component/support/deferred.ts';
import { renderPage, type PageOptions } from '#tests/component/support/render.tsx';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';

const SHARED = 'POST /api/users/dates/shared';
const ANSWER = 'POST /api/users/dates/answer';
const CHECK_IN = 'POST /api/users/dates/checkIn';

const PLAN = {
  name: 'Marco',
  place: 'Bar Luce',
  meetAt: '2026-12-05T19:00:00.000Z',
  checkInAt: '2026-12-05T21:00:00.000Z',
};
const shown = (change: Partial<Shown> = {}): Shown => ({
  from: 'Nora',
  agreed: false,
  state: 'planned',
  details: null,
  ...change,
});

const openLink = (options: PageOptions = {}) =>
  renderPage(<TrustedDate token="secret" timeZone="Europe/Rome" />, {
    path: '/sharedDate',
    ...options,
  });

describe('the link of a trusted person', () => {
  test.each(['it', 'es', 'fr', 'en'] as const)(
    'asks for their agreement before it shows the plan, in %s',
    async (locale) => {
      const answer = deferred<Shown>();
      answering({ [SHARED]: () => answer.promise, [ANSWER]: { result: 'OK' } });
      const { say, user } = openLink({ brand: 'spark', locale });
      screen.getByText(say('dates.shared.loading'));
      answer.resolve(shown());
      await screen.findByText(say('dates.shared.ask', { name: 'Nora' }));
      answering({ [SHARED]: shown({ agreed: true, details: PLAN }) });
      await user.click(screen.getByRole('button', { name: say('dates.shared.agree') }));
      await screen.findByRole('heading', { name: say('dates.shared.plan', { name: 'Nora' }) });
      screen.getByText('Bar Luce');
      screen.getByText(say('dates.shared.state.planned', { name: 'Nora' }));
      expect(callsOf(ANSWER).map(({ body }) => body)).toEqual([{ token: 'secret', agree: true }]);
    },
  );

  test('can be declined, after which it says that nothing more comes', async () => {
    answering({ [SHARED]: shown(), [ANSWER]: refusal(503, 'unavailable') });
    const { say, user } = openLink();
    const decline = await screen.findByRole('button', { name: say('dates.shared.decline') });
    await user.click(decline);
    await screen.findByText(say('errors.unavailable'));
    answering({ [ANSWER]: { result: 'OK' } });
    await user.click(decline);
    await screen.findByRole('heading', { name: say('dates.shared.stopped') });
    expect(callsOf(ANSWER).at(-1)?.body).toEqual({ token: 'secret', agree: false });
  });

  test.each(['missed', 'checked_in', 'canceled'] as const)(
    'says of a %s date how it is',
    async (state) => {
      answering({
        [SHARED]: shown({ agreed: true, state, details: state === 'missed' ? PLAN : null }),
      });
      const { say } = openLink();
      await screen.findByText(say(`dates.shared.state.${state}`, { name: 'Nora' }));
      expect(screen.queryByText('Bar Luce') === null).toBe(state !== 'missed');
    },
  );

  test('says that it has ended', async () => {
    answering({ [SHARED]: refusal(409, 'token_expired') });
    const { say } = openLink();
    await screen.findByText(say('dates.shared.gone'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is tried again without a connection', async () => {
    answering({ [SHARED]: OFFLINE });
    const { say, user } = openLink();
    await screen.findByText(say('errors.offline'));
    answering({ [SHARED]: shown() });
    await user.click(screen.getByRole('button', { name: say('dates.shared.again') }));
    await screen.findByText(say('dates.shared.ask', { name: 'Nora' }));
  });
});

test('the link of the reminder checks in by its button only', async () => {
  answering({ [CHECK_IN]: { result: 'OK' } });
  const { say, user } = renderPage(<CheckInLink prefix="/it" token="secret" />, {
    path: '/it/checkIn',
  });
  expect(callsOf(CHECK_IN)).toEqual([]);
  await user.click(screen.getByRole('button', { name: say('dates.checkInPage.button') }));
  await screen.findByRole('heading', { name: say('dates.checkInPage.doneTitle') });
  expect(callsOf(CHECK_IN).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  const list = screen.getByRole('link', { name: say('dates.list') });
  expect(list.getAttribute('href')).toBe('/it/dates');
});
