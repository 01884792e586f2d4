import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SearchesPage } from '#components/searches/searches-page.tsx';
import { NEW_MEMBERS_MAX } from '#lib/discovery/limits.ts';
import type { SavedSearch } from '#lib/discovery/saved-searches/list-searches.ts';
import { DEFAULT_FILTERS } from '#tests/component/support/discovery.ts';
import { renderMember, type MemberOptions } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';

const ALERT = 'POST /api/users/searches/{id}/alert';
const DELETE = 'DELETE /api/users/searches/{id}';

function search(name: string, change: Partial<SavedSearch> = {}): SavedSearch {
  const place = { region: null, city: null };
  return {
    ...DEFAULT_FILTERS,
    ...place,
    id: `id-${name}`,
    name,
    order: 'varied',
    alert: false,
    newMembers: 0,
    ...change,
  };
}

function openSearches(searches: readonly SavedSearch[], options: MemberOptions = {}) {
  return renderMember(<SearchesPage initial={searches} prefix="/it" />, {
    path: '/it/searches',
    ...options,
  });
}

const rowOf = (name: string) => {
  const row = screen.getByRole('heading', { name }).closest('article');
  if (row === null) throw new Error(`no row of ${name}`);
  return within(row);
};

test.each(['it', 'es', 'fr', 'en'] as const)('say what they ask for in %s', (locale) => {
  const { say } = openSearches(
    [
      search('Vicino'),
      search('Lettori', {
        region: 'Lazio',
        city: 'Roma',
        order: 'near',
        ageMin: 30,
        ageMax: 40,
        withPhoto: true,
        intents: ['serious'],
        interests: ['reading'],
        smoking: ['no'],
        newMembers: 2,
      }),
    ],
    { brand: 'spark', locale },
  );
  rowOf('Vicino').getByText(say('searches.own'));
  const parts = [
    'Roma',
    say('searches.near'),
    say('discovery.empty.wider.ages', { from: 30, to: 40 }),
    say('discovery.filters.withPhoto'),
    say('answers.intents.serious'),
    say('answers.list.reading'),
    say('answers.smoking.no'),
  ];
  const row = rowOf('Lettori');
  row.getByText(parts.join(' · '));
  row.getByText(say('searches.fresh', { count: 2 }));
});

test('open as they were saved', () => {
  const { say } = openSearches([
    search('Lettori', { region: 'Lazio', interests: ['reading'], newMembers: NEW_MEMBERS_MAX }),
    search('Romani', { region: 'Lazio', city: 'Roma' }),
  ]);
  const link = rowOf('Lettori').getByRole('link', {
    name: say('searches.openOne', { name: 'Lettori' }),
  });
  expect(link.getAttribute('href')).toBe('/it/find?page=1&region=Lazio&interest=reading&members=0');
  rowOf('Lettori').getByText(say('searches.freshMost', { count: NEW_MEMBERS_MAX }));
  const town = rowOf('Romani').getByRole('link', {
    name: say('searches.openOne', { name: 'Romani' }),
  });
  expect(town.getAttribute('href')).toBe('/it/find?page=1&region=Lazio&city=Roma&members=0');
});

test('have an alert that is switched at once, and back where the call fails', async () => {
  answering({ [ALERT]: { result: 'OK' } });
  const { say, user } = openSearches([search('Vicino')]);
  const alert = rowOf('Vicino').getByRole<HTMLInputElement>('switch', {
    name: say('searches.save.alert'),
  });
  await user.click(alert);
  await waitFor(() => {
    expect(alert.disabled).toBe(false);
  });
  expect(alert.checked).toBe(true);
  expect(callsOf(ALERT).map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'id-Vicino' }, { alert: true }],
  ]);
  answering({ [ALERT]: refusal(503, 'unavailable') });
  await user.click(alert);
  await screen.findByText(say('errors.unavailable'));
  expect(alert.checked).toBe(true);
});

test('are deleted after a question, and stay where the call fails', async () => {
  answering({ [DELETE]: refusal(503, 'unavailable') });
  const { say, user } = openSearches([search('Vicino'), search('Altrove')]);
  const press = async (button: string): Promise<void> => {
    const asks = rowOf('Vicino').getByRole('button', {
      name: say('searches.delete.one', { name: 'Vicino' }),
    });
    await user.click(asks);
    const dialog = await screen.findByRole('dialog', {
      name: say('searches.delete.title', { name: 'Vicino' }),
    });
    const [found] = within(dialog).getAllByRole('button', { name: say(button) });
    if (found) await user.click(found);
  };
  await press('searches.delete.keep');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(callsOf(DELETE)).toEqual([]);
  await press('searches.delete.confirm');
  await screen.findByText(say('errors.unavailable'));
  screen.getByRole('heading', { name: 'Vicino', hidden: true });
  answering({ [DELETE]: { result: 'OK' } });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: say('searches.delete.confirm') }));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Vicino' })).toBeNull();
  });
  rowOf('Altrove');
});

test('are explained while there are none', () => {
  const { say } = openSearches([], { brand: 'lumiere' });
  screen.getByRole('heading', { name: say('searches.empty.title') });
  const find = screen.getByRole('link', { name: say('searches.empty.find') });
  expect(find.getAttribute('href')).toBe('/it/find');
  const channels = screen.getByRole('link', { name: say('searches.channels') });
  expect(channels.getAttribute('href')).toBe('/it/activeNotifications');
});
