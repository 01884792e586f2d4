import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { OWN_ID } from '../support/render-member.tsx';
import { answering, callsOf, refusal } from '../support/server.ts';
import { NO_PLAN, openOwnProfile } from './open-own-profile.tsx';

const START = 'POST /api/users/travel';
const END = 'POST /api/users/travel/end';
const PLAN = { ...NO_PLAN, running: true };
const until = '2026-12-13T10:00:00.000Z';

function openTravel(...of: Parameters<typeof openOwnProfile>) {
  const page = openOwnProfile(...of);
  const button = (key: string, values = {}) =>
    screen.queryByRole<HTMLButtonElement>('button', {
      name: page.say(`account.travel.${key}`, values),
      hidden: true,
    });
  return { ...page, button };
}

test.each(PLACES)('says what a trip needs, with its price, on %s (%s)', (brand) => {
  const { say, button } = openTravel({}, { brand });
  expect(screen.getByText(say('account.travel.needs'))).not.toBeNull();
  const price = say('account.plan.price', { price: '€24.90', months: 1 });
  expect(screen.getAllByText(containing(price))).toHaveLength(2);
  expect(button('start', { travelDays: 14 })).toBeNull();
});

test('begins a trip to a region other than the own one, and ends it', async () => {
  const { user, say, button } = openTravel({ region: 'Lazio' }, { brand: 'spark', plan: PLAN });
  answering({
    [START]: { result: 'OK', travel: { region: 'Sicilia', until } },
    [END]: { result: 'OK' },
  });
  const start = button('start', { travelDays: 14 });
  expect(start?.disabled).toBe(true);
  const region = screen.getByLabelText<HTMLSelectElement>(say('account.travel.region'));
  expect([...region.options].map(({ value }) => value)).toEqual(['', 'Lombardia', 'Sicilia']);
  await user.selectOptions(region, 'Sicilia');
  if (start) await user.click(start);
  const on = say('account.travel.on', { region: 'Sicilia', date: '13 December' });
  expect(await screen.findByText(on)).not.toBeNull();
  expect(callsOf(START)[0]?.body).toEqual({ region: 'Sicilia', clickid: OWN_ID });
  const end = button('end');
  if (end) await user.click(end);
  expect(callsOf(END)[0]?.body).toEqual({ clickid: OWN_ID });
  // Begun two weeks before its end, and the next may begin a week after that.
  expect(
    await screen.findByText(say('account.travel.next', { date: '6 December' })),
  ).not.toBeNull();
});

test('shows why a trip did not begin', async () => {
  const { user, say, button } = openTravel({ region: 'Lazio' }, { brand: 'spark', plan: PLAN });
  answering({ [START]: refusal(409, 'travel_running') });
  await user.selectOptions(screen.getByLabelText(say('account.travel.region')), 'Sicilia');
  const start = button('start', { travelDays: 14 });
  if (start) await user.click(start);
  expect(await screen.findByText(say('errors.travel_running'))).not.toBeNull();
  await waitFor(() => {
    expect(button('start', { travelDays: 14 })?.disabled).toBe(false);
  });
});
