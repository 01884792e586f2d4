import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FindSkeleton } from '#components/discovery/find-skeleton.tsx';
import {
  found,
  findState,
  hostedProfile,
  profile,
  profiles,
} from '#tests/component/support/discovery.ts';
import { present, textOf } from '#tests/component/support/element.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { answering, brokenAnswer, callsOf } from '#tests/component/support/server.ts';
import { renderFind } from './render-find.tsx';

describe('the search page', () => {
  test.each(['it', 'es', 'fr', 'en'] as const)(
    'keeps the cards of the search before when one failed, with a retry on top, in %s',
    (locale) => {
      const failedHref = '/find?page=2&from=31';
      const { say } = renderFind({}, { failedHref }, { brand: 'spark', locale });
      const alert = screen.getByRole('alert');
      within(alert).getByText(say('discovery.failed.text'));
      const retry = within(alert).getByRole('link', { name: say('discovery.failed.again') });
      expect(retry.getAttribute('href')).toBe(failedHref);
      const card = present(screen.getAllByRole('article')[0]);
      const after = Node.DOCUMENT_POSITION_FOLLOWING;
      expect(alert.compareDocumentPosition(card) & after).toBe(after);
    },
  );

  test.each([
    ['woman', 'it'],
    ['man', 'es'],
    ['woman', 'fr'],
    ['man', 'en'],
  ] as const)('shows the gender sought, the count and the place: %s in %s', (seeking, locale) => {
    const { say } = renderFind({ seeking, activeNow: 7 }, {}, { brand: 'spark', locale });
    const title = screen.getByRole('heading', { level: 1 });
    expect(textOf(title)).toBe(say(`discovery.heading.${seeking}`));
    const count = `${say('discovery.total', { count: 3 })} · ${say('discovery.here', { count: 7 })}`;
    screen.getByText(count);
    screen.getByRole('button', { name: say('discovery.region.change', { region: 'Lombardia' }) });
  });

  test('links cards to the profile and shows for hosted ones who answers', () => {
    const shown = [profile(0, { online: true }), hostedProfile(1, { verifiedOnly: true })];
    const { say } = renderFind({ found: found({ profiles: shown }) }, {}, { brand: 'lumiere' });
    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    const open = say('discovery.card.open', { name: 'Anna', age: 30, place: 'Milano' });
    const link = present(first).getByRole('link', { name: open });
    expect(link.getAttribute('href')).toBe(`/user/${profile(0).id}`);
    present(first).getByText(say('discovery.card.online'));
    const label = hostedProfile(1).label ?? '';
    present(second).getByText(label);
    present(second).getByText(say('profile.hosted.short'));
    present(second).getByText(say('profile.hosted.pill.ai'));
    const likes = ['Anna', 'Bice'].map((name) =>
      screen.queryByRole('button', { name: new RegExp(say('match.like.press', { name })) }),
    );
    expect(likes.map((like) => like !== null)).toEqual([true, false]);
    present(second).getByText(say('profile.verifiedOnly'));
    present(second).getByRole('link', {
      name: say('discovery.card.openHosted', { name: 'Bice', age: 31, place: 'Milano', label }),
    });
  });

  test('marks profiles opened before', () => {
    localStorage.setItem('profiliVisitati', profile(1).id);
    const { say } = renderFind({}, {}, { brand: 'spark' });
    const cards = screen.getAllByRole('article');
    const marked = cards.map(
      (card) => within(card).queryByText(say('discovery.card.seen')) !== null,
    );
    expect(marked).toEqual([false, true, false]);
  });

  test('stores the search for the next visit', () => {
    const state = findState({ ageMin: 30, withPhoto: true });
    renderFind({ found: found({ page: 2, pages: 3 }) }, { state });
    expect(decodeURIComponent(document.cookie)).toContain('page=2&from=30&photo=1');
    expect(localStorage.getItem('page')).toBe('2');
  });

  test('shows a loading state', () => {
    const { say } = renderPage(<FindSkeleton />, { brand: 'fuego' });
    expect(textOf(screen.getByRole('status'))).toBe(say('discovery.loading'));
  });

  test('shows which other regions profiles are from', () => {
    const widened = { scope: 'country' as const, regions: ['Lazio', 'Piemonte'], from: 1 };
    const { say } = renderFind({ found: found({ widened }) });
    screen.getByText(say('discovery.widened.country', { regions: 'Lazio e Piemonte' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('fetches a new count when the page becomes visible again', async () => {
    answering({ 'POST /api/dispenser/totalRegion': { total: 90, activeNow: null } });
    const { say } = renderFind();
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText(say('discovery.total', { count: 90 }));
  });

  test('keeps the count when the fetch of a new one fails, and reports it once', async () => {
    const TOTAL = 'POST /api/dispenser/totalRegion';
    answering({ [TOTAL]: brokenAnswer() });
    const { say } = renderFind();
    fireEvent(document, new Event('visibilitychange'));
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => {
      expect(callsOf('POST /api/log/client')).toHaveLength(1);
    });
    expect(callsOf(TOTAL)).toHaveLength(2);
    screen.getByText(say('discovery.total', { count: 3 }));
  });

  test.each([
    ['always', { always: true, href: '/checkout/check' }],
    ['some', { always: false, href: '/checkout/check' }],
  ] as const)('shows a notice about the card check: %s', (key, check) => {
    const shown = found({ profiles: [profile(0, { verifiedOnly: true })] });
    const { say } = renderFind({ found: shown }, { check }, { brand: 'spark' });
    screen.getByText(say(`discovery.verify.${key}`), { exact: false });
    const link = screen.getByRole('link', { name: say('discovery.verify.link') });
    expect(link.getAttribute('href')).toBe('/checkout/check');
  });
});

describe('no results', () => {
  const emptyResult = found({ profiles: [], total: 0 });

  test.each(['it', 'es', 'fr', 'en'] as const)('offers another place in %s', async (locale) => {
    const { say, user } = renderFind({ found: emptyResult }, {}, { brand: 'spark', locale });
    screen.getByRole('heading', { name: say('discovery.empty.title') });
    screen.getByText(say('discovery.empty.plain'));
    await user.click(screen.getByRole('button', { name: say('discovery.region.other') }));
    await screen.findByRole('dialog', { name: say('discovery.region.title') });
  });

  test('offers each single wider filter that has results, with the count', () => {
    const state = findState({ ageMin: 30, ageMax: 31, onlineNow: true, page: 4 });
    const wider = [
      { gives: 'ages' as const, change: { ageMin: 25, ageMax: 36 }, total: 12 },
      { gives: 'onlineNow' as const, change: { onlineNow: false }, total: 2 },
    ];
    const { say } = renderFind({ found: emptyResult, wider }, { state }, { brand: 'lumiere' });
    screen.getByText(say('discovery.empty.filtered'));
    const ages = screen.getByRole('link', {
      name: new RegExp(say('discovery.empty.wider.ages', { from: 25, to: 36 })),
    });
    expect(textOf(ages)).toContain(say('discovery.total', { count: 12 }));
    expect(ages.getAttribute('href')).toBe('/find?page=1&from=25&to=36&online=1&members=0');
    const offline = screen.getByRole('link', {
      name: new RegExp(say('discovery.empty.wider.onlineNow')),
    });
    expect(offline.getAttribute('href')).toBe('/find?page=1&from=30&to=31&members=0');
  });

  test('says when no single wider filter helps', () => {
    const state = findState({ newHere: true });
    const { say } = renderFind({ found: emptyResult }, { state }, { brand: 'fuego' });
    screen.getByRole('heading', { name: say('discovery.empty.titleFiltered') });
    screen.getByText(say('discovery.empty.stuck'));
  });
});

describe('pages', () => {
  const many = found({ page: 2, pages: 9, profiles: profiles(3) });

  test('link to the neighbours, the first and the last', () => {
    const { say } = renderFind({ found: many }, {}, { brand: 'spark' });
    const pager = screen.getByRole('navigation', { name: say('discovery.pager.label') });
    const links = within(pager)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      [say('discovery.pager.previous'), '/find?page=1&members=0'],
      [say('discovery.pager.page', { page: 1 }), '/find?page=1&members=0'],
      [say('discovery.pager.current', { page: 2 }), '/find?page=2&members=0'],
      [say('discovery.pager.page', { page: 3 }), '/find?page=3&members=0'],
      [say('discovery.pager.page', { page: 9 }), '/find?page=9&members=0'],
      [say('discovery.pager.next'), '/find?page=3&members=0'],
    ]);
    const here = within(pager).getByRole('link', { current: 'page' });
    expect(here.getAttribute('aria-label')).toBe(say('discovery.pager.current', { page: 2 }));
  });

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'open past the free ones a prompt that says what unlocks them, in %s',
    async (locale) => {
      const { say, user } = renderFind(
        { found: many, freePages: 2 },
        {},
        { brand: 'spark', locale, hooks: { shown: ['paginazione'] } },
      );
      await user.click(
        screen.getByRole('link', { name: say('discovery.pager.locked', { page: 3 }) }),
      );
      const name = say('hooks.kind.paginazione.title');
      const prompt = await screen.findByRole('dialog', { name });
      within(prompt).getByRole('link', { name: new RegExp(say('hooks.packs')) });
      await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      expect(location.search).toBe('?page=1');
    },
  );

  test('open the prompt once for a locked page, and show the last unlocked one', async () => {
    const { say } = renderFind(
      { found: many, freePages: 2, locked: 'page' },
      { state: findState({ page: 9 }) },
      { path: '/find?page=9', hooks: { shown: ['paginazione'] } },
    );
    await screen.findByRole('dialog', { name: say('hooks.kind.paginazione.title') });
    expect(location.search).toBe('?page=2&members=0');
  });

  test('open the prompt for a locked region, with the own region in the address', async () => {
    const { say } = renderFind(
      { found: found(), freePages: 2, locked: 'region' },
      { state: findState({ region: 'Lazio', city: 'Roma' }) },
      { path: '/find?region=Lazio&city=Roma', hooks: { shown: ['cambia_regione'] } },
    );
    await screen.findByRole('dialog', { name: say('hooks.kind.cambia_regione.title') });
    expect(location.search).toBe('?page=1&members=0');
  });

  test('open no prompt in a flow that shows none', () => {
    renderFind({ freePages: 2, locked: 'page' }, {}, { hooks: { shown: [] } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('show the first page for one past the end, say so, and correct the address', () => {
    const { say } = renderFind(
      { startedOver: true },
      { state: findState({ page: 90 }) },
      { path: '/find?page=90', brand: 'fuego' },
    );
    screen.getByText(say('discovery.startedOver'));
    expect(location.search).toBe('?page=1&members=0');
  });
});

describe('a flow with a preview', () => {
  const preview = { modaleToChat: true, modaleToProfilo: true };

  test('shows the preview first, links to chat and profile, and returns the focus', async () => {
    const shown = found({ profiles: [hostedProfile(0, { about: '' })] });
    const { say, user } = renderFind({ preview, found: shown }, {}, { brand: 'spark' });
    const card = screen.getByRole('link', { name: /Anna, 30/ });
    expect(card.getAttribute('href')).toBe(`/user/${profile(0).id}`);
    await user.click(card);
    const dialog = await screen.findByRole('dialog', { name: 'Anna, 30' });
    within(dialog).getByText(hostedProfile(0).label ?? '');
    within(dialog).getByText(say('profile.noAbout'));
    const hrefs = within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`/chats/${profile(0).id}`, `/user/${profile(0).id}`]);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(card);
    });
  });

  test.each([
    ['the chat alone', { modaleToChat: true, modaleToProfilo: false }, '/chats/'],
    ['the profile alone', { modaleToChat: false, modaleToProfilo: true }, '/user/'],
  ] as const)('links to %s when the flow says so', async (_, only, place) => {
    const { user } = renderFind({ preview: only }, {}, { brand: 'lumiere' });
    await user.click(screen.getByRole('link', { name: /Anna, 30/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Anna, 30' });
    const hrefs = within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`${place}${profile(0).id}`]);
  });

  test('leaves a press with a modifier key to the browser', async () => {
    const { user } = renderFind({ preview });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: /Anna, 30/ }));
    await user.keyboard('{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
