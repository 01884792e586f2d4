import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PlaceField } from '#components/accounts/place-field.tsx';
import type { PickedPlace } from '#components/accounts/place-options.ts';
import { renderPage } from '../support/render.tsx';
import { answering, callsOf, OFFLINE } from '../support/server.ts';
import { CITIES } from './account-answers.ts';

function Place({ onPick }: { onPick: (place: PickedPlace | undefined) => void }) {
  const [picked, setPicked] = useState<PickedPlace>();
  return (
    <PlaceField
      country="it"
      picked={picked}
      onPick={(place) => {
        setPicked(place);
        onPick(place);
      }}
    />
  );
}

function openPlace() {
  const picks: (PickedPlace | undefined)[] = [];
  const page = renderPage(<Place onPick={(place) => void picks.push(place)} />, {
    brand: 'spark',
  });
  const field = screen.getByRole('combobox', { name: page.say('accounts.place.label') });
  return { ...page, field, picks };
}

test('sends no query before three characters, and says so', async () => {
  const { user, say, field } = openPlace();
  await user.type(field, 'bo');
  expect(screen.getByText(say('accounts.place.short'))).not.toBeNull();
  expect(callsOf('GET /api/get/city/{country}/{query}')).toEqual([]);
});

test('says that it is searching, and lists the cities with their regions', async () => {
  const { user, say, field } = openPlace();
  const answer = Promise.withResolvers<typeof CITIES>();
  answering({ 'GET /api/get/city/{country}/{query}': () => answer.promise });
  await user.type(field, 'bol');
  expect(screen.getByText(say('accounts.place.loading'))).not.toBeNull();
  answer.resolve(CITIES);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'BolognaEmilia-Romagna',
    'BolzanoTrentino-Alto Adige',
  ]);
  expect(callsOf('GET /api/get/city/{country}/{query}')[0]?.params).toEqual({
    country: 'it',
    query: 'bol',
  });
});

test('selects a city by arrow keys and Enter, and clears the selection once the text changes', async () => {
  const { user, field, picks } = openPlace();
  answering({ 'GET /api/get/city/{country}/{query}': CITIES });
  await user.type(field, 'bol');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(picks).toEqual([{ city: 'Bolzano', region: 'Trentino-Alto Adige', province: 'BZ' }]);
  expect((field as HTMLInputElement).value).toBe('Bolzano');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Backspace}');
  expect(picks.at(-1)).toBeUndefined();
});

test('closes its list with Escape and selects nothing', async () => {
  const { user, field, picks } = openPlace();
  answering({ 'GET /api/get/city/{country}/{query}': CITIES });
  await user.type(field, 'bol');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(picks).toEqual([]);
});

test('says that no city has this name', async () => {
  const { user, say, field } = openPlace();
  answering({ 'GET /api/get/city/{country}/{query}': [] });
  await user.type(field, 'zzz');
  expect(await screen.findByText(say('accounts.place.none'))).not.toBeNull();
});

test('says that the list failed to load, and retries at the next character', async () => {
  const { user, say, field } = openPlace();
  answering({ 'GET /api/get/city/{country}/{query}': OFFLINE });
  await user.type(field, 'bol');
  expect(await screen.findByText(say('accounts.place.failed'))).not.toBeNull();
  answering({ 'GET /api/get/city/{country}/{query}': CITIES });
  await user.type(field, 'o');
  await waitFor(() => {
    expect(screen.queryAllByRole('option')).toHaveLength(2);
  });
});
