import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SEARCH_NAME_MAX_LENGTH } from '#lib/discovery/limits.ts';
import { findState } from '#tests/component/support/discovery.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { renderFind } from '../discovery/render-find.tsx';

const SAVE = 'POST /api/users/searches';
const OPENED = 'POST /api/users/searches/{id}/opened';
const id = '01930000-0000-7000-8000-000000000001';

test.each(['it', 'es', 'fr', 'en'] as const)(
  'the search that is shown is saved under a name, with its alert, in %s',
  async (locale) => {
    answering({ [SAVE]: { id } });
    const state = findState({ page: 3, region: 'Lazio', interests: ['wine'], order: 'new' });
    const { say, user } = renderFind({}, { state }, { brand: 'spark', locale });
    await user.click(screen.getByRole('button', { name: say('searches.save.open') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('searches.save.title') }));
    const name = dialog.getByLabelText<HTMLInputElement>(say('searches.save.name'));
    expect(name.value).toBe('Lombardia');
    expect(name.maxLength).toBe(SEARCH_NAME_MAX_LENGTH);
    const alert = dialog.getByRole<HTMLInputElement>('checkbox', {
      name: say('searches.save.alert'),
    });
    expect(alert.checked).toBe(false);
    await user.clear(name);
    await user.type(name, ' Sommelier ');
    await user.click(alert);
    await user.click(dialog.getByRole('button', { name: say('searches.save.submit') }));
    const link = await screen.findByRole('link', {
      name: say('searches.save.saved', { name: 'Sommelier' }),
    });
    expect(link.getAttribute('href')).toBe('/searches');
    await screen.findByText(say('searches.save.done'));
    const { page: _, ...sought } = state;
    expect(callsOf(SAVE).map(({ body }) => body)).toEqual([
      { ...sought, name: 'Sommelier', alert: true },
    ]);
  },
);

test('a search without a name gets that of its place, and the dialog stays after a refusal', async () => {
  answering({ [SAVE]: refusal(409, 'searches_full') });
  const { say, user } = renderFind();
  await user.click(screen.getByRole('button', { name: say('searches.save.open') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(say('searches.save.name')));
  await user.click(dialog.getByRole('button', { name: say('searches.save.submit') }));
  await screen.findByText(say('errors.searches_full'));
  expect(callsOf(SAVE)[0]?.body).toMatchObject({ name: 'Lombardia', alert: false });
  dialog.getByRole('button', { name: say('searches.save.submit') });
  expect(screen.queryByText(say('searches.save.done'))).toBeNull();
});

test('a saved search is named, and counts as opened', async () => {
  answering({ [OPENED]: { result: 'OK' } });
  const { say } = renderFind({ savedAs: { id, name: 'Vicino' } }, {}, { brand: 'fuego' });
  screen.getByRole('link', { name: say('searches.save.saved', { name: 'Vicino' }) });
  expect(screen.queryByRole('button', { name: say('searches.save.open') })).toBeNull();
  await waitFor(() => {
    expect(callsOf(OPENED).map(({ params }) => params)).toEqual([{ id }]);
  });
});

test('the results of an earlier search do not count as opened', () => {
  renderFind({ savedAs: { id, name: 'Vicino' } }, { failedHref: '/find?page=1' });
  expect(callsOf(OPENED)).toEqual([]);
});
