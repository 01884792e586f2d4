import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SavedPage } from '#components/discovery/saved-page.tsx';
import { ProfileView } from '#components/profile/profile-view.tsx';
import { found, hostedProfile, profile } from '#tests/component/support/discovery.ts';
import { renderMember } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { renderFind } from './render-find.tsx';

const SAVE = 'POST /api/users/favourites';
const answersSaved = () => {
  answering({ [SAVE]: ({ body: { saved } }) => ({ result: 'OK', saved }) });
};
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');

test('a card of the search saves a profile, and takes it back; only a member can be liked too', async () => {
  answersSaved();
  const view = { found: found({ profiles: [profile(0), hostedProfile(1), hostedProfile(2)] }) };
  const saved = [hostedProfile(2).id];
  const { say, user } = renderFind({ ...view, saved }, {}, { brand: 'spark' });
  const toggle = (name: string) =>
    screen.getByRole('button', { name: say('match.save.press', { name }) });
  const states = ['Anna', 'Bice', 'Carla'].map((name) => pressed(toggle(name)));
  expect(states).toEqual(['false', 'false', 'true']);
  const likes = ['Anna', 'Bice', 'Carla'].map((name) =>
    screen.queryByRole('button', { name: new RegExp(say('match.like.press', { name })) }),
  );
  expect(likes.map((like) => like !== null)).toEqual([true, false, false]);
  await user.click(toggle('Anna'));
  await user.click(toggle('Bice'));
  await user.click(toggle('Carla'));
  expect([pressed(toggle('Bice')), pressed(toggle('Carla'))]).toEqual(['true', 'false']);
  expect(callsOf(SAVE).map(({ body }) => body)).toEqual([
    { angelId: profile(0).id, saved: true },
    { angelId: hostedProfile(1).id, saved: true },
    { angelId: hostedProfile(2).id, saved: false },
  ]);
  const link = screen.getByRole('link', { name: say('discovery.filters.saved') });
  expect(link.getAttribute('href')).toBe('/saved');
});

test('a hosted profile’s page saves it, and returns to before when the call fails', async () => {
  answering({
    [SAVE]: refusal(503, 'unavailable'),
    'POST /api/collect/visited': { result: 'OK' },
  });
  const relation = { inTouch: false, liked: false, saved: false };
  const { say, user } = renderMember(
    <ProfileView profile={{ ...hostedProfile(0), ...relation }} prefix="" />,
    { brand: 'lumiere' },
  );
  const toggle = screen.getByRole('button', { name: say('match.save.short') });
  await user.click(toggle);
  await waitFor(() => {
    expect(callsOf(SAVE)).toHaveLength(1);
    expect(pressed(toggle)).toBe('false');
  });
  answersSaved();
  await user.click(toggle);
  await screen.findByRole('button', { name: say('match.save.done'), pressed: true });
});

test('a member’s page saves them beside the like', async () => {
  answersSaved();
  answering({ 'POST /api/collect/visited': { result: 'OK' } });
  const relation = { inTouch: false, liked: false, saved: true };
  const { say, user } = renderMember(
    <ProfileView profile={{ ...profile(0), ...relation }} prefix="" />,
    { brand: 'spark' },
  );
  screen.getByRole('button', { name: new RegExp(say('match.like.press', { name: 'Anna' })) });
  const toggle = screen.getByRole('button', { name: say('match.save.press', { name: 'Anna' }) });
  expect(pressed(toggle)).toBe('true');
  await user.click(toggle);
  await waitFor(() => {
    expect(pressed(toggle)).toBe('false');
  });
  expect(callsOf(SAVE).map(({ body }) => body)).toEqual([{ angelId: profile(0).id, saved: false }]);
});

test('the list shows what was saved, its pages, and how to begin it', () => {
  const page = { profiles: [hostedProfile(0), profile(1)], total: 22, page: 2, pages: 2 };
  const { say, unmount } = renderMember(
    <SavedPage found={page} country="it" cardCheckHref={null} prefix="/it" />,
  );
  const cards = screen.getAllByRole('article');
  const saved = cards.map((card, index) => {
    const name = say('match.save.press', { name: ['Anna', 'Bice'][index] ?? '' });
    return pressed(within(card).getByRole('button', { name }));
  });
  expect(saved).toEqual(['true', 'true']);
  const before = screen.getByRole('link', { name: say('discovery.pager.previous') });
  expect(before.getAttribute('href')).toBe('/it/saved?page=1');
  unmount();
  const none = { profiles: [], total: 0, page: 1, pages: 1 };
  renderMember(<SavedPage found={none} country="it" cardCheckHref={null} prefix="/it" />);
  screen.getByRole('heading', { name: say('discovery.saved.empty.title') });
  const find = screen.getByRole('link', { name: say('discovery.saved.empty.find') });
  expect(find.getAttribute('href')).toBe('/it/find');
});

test('a short list ends with the way to the search', () => {
  const page = { profiles: [hostedProfile(0)], total: 1, page: 1, pages: 1 };
  const { say } = renderMember(
    <SavedPage found={page} country="it" cardCheckHref={null} prefix="/it" />,
  );
  const find = screen.getByRole('link', { name: say('discovery.saved.empty.find') });
  expect(find.getAttribute('href')).toBe('/it/find');
});
