import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { LikersPage } from '#components/discovery/likers-page.tsx';
import type { LikersView } from '#lib/discovery/likers/likers-view.ts';
import { profile, profiles } from '#tests/component/support/discovery.ts';
import { present } from '#tests/component/support/element.ts';
import { renderMember } from '#tests/component/support/render-member.tsx';

function openLikers(change: Partial<LikersView> = {}) {
  const found = { profiles: profiles(6), total: 6, page: 1, pages: 1 };
  const view: LikersView = { found, freePages: 3, locked: false, saved: [], ...change };
  return renderMember(<LikersPage view={view} country="it" cardCheckHref={null} prefix="/it" />, {
    path: '/it/likes',
  });
}

test('shows who likes the member, whom they saved, and a like for each', () => {
  const { say } = openLikers({ saved: [profile(1).id] });
  screen.getByRole('heading', { level: 1, name: say('discovery.likers.title') });
  screen.getByText(say('discovery.likers.text', { count: 6 }));
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(6);
  const pressed = ['Anna', 'Bice'].map((name, index) =>
    within(present(cards[index]))
      .getByRole('button', { name: say('match.save.press', { name }) })
      .getAttribute('aria-pressed'),
  );
  expect(pressed).toEqual(['false', 'true']);
  within(present(cards[0])).getByRole('button', {
    name: new RegExp(say('match.like.press', { name: 'Anna' })),
  });
  expect(screen.queryByText(say('discovery.likers.end'))).toBeNull();
});

test('locks the pages beyond those of a free member, and says so where one was requested', async () => {
  const found = { profiles: profiles(6), total: 80, page: 3, pages: 4 };
  const { say, unmount } = openLikers({ found });
  screen.getByRole('link', { name: say('discovery.pager.locked', { page: 4 }) });
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  openLikers({ found, locked: true });
  await screen.findByRole('dialog', { name: say('hooks.kind.paginazione.title') });
});

test('opens every page to a member with a plan', () => {
  const found = { profiles: profiles(6), total: 80, page: 3, pages: 4 };
  const { say } = openLikers({ found, freePages: undefined });
  const next = screen.getByRole('link', { name: say('discovery.pager.next') });
  expect(next.getAttribute('href')).toBe('/it/likes?page=4');
});

test.each([0, 2])('leads on to the search after %i likes', (count) => {
  const found = { profiles: profiles(count), total: count, page: 1, pages: 1 };
  const { say } = openLikers({ found });
  const title = say('discovery.likers.empty.title');
  expect(screen.queryByRole('heading', { name: title }) === null).toBe(count > 0);
  const find = screen.getByRole('link', { name: say('discovery.likers.find') });
  expect(find.getAttribute('href')).toBe('/it/find');
});
