import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { deferred } from '#tests/component/support/deferred.ts';
import { findState } from '#tests/component/support/discovery.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { answering, brokenAnswer, callsOf } from '#tests/component/support/server.ts';
import { renderFind } from './render-find.tsx';

const CITY = 'GET /api/get/city/{country}/{query}';

describe('quick filters', () => {
  test.each([
    ['withPhoto', 'photo', 'it'],
    ['onlineNow', 'online', 'es'],
    ['newHere', 'new', 'fr'],
    ['membersOnly', 'members', 'en'],
  ] as const)('are switches that link to the first page: %s', (choice, param, locale) => {
    const state = findState({ page: 3 });
    const { say } = renderFind({}, { state }, { brand: 'spark', locale });
    const chip = screen.getByRole('switch', { name: say(`discovery.filters.${choice}`) });
    expect(chip.getAttribute('aria-checked')).toBe('false');
    const query = new URL(chip.getAttribute('href') ?? '', location.href).searchParams;
    expect(query.get(param)).toBe('1');
    expect(query.get('page')).toBe('1');
  });

  test('react to the space bar as to a press', async () => {
    const { say, user } = renderFind({}, { state: findState({ withPhoto: true }) });
    const chip = screen.getByRole('switch', { name: say('discovery.filters.withPhoto') });
    expect(chip.getAttribute('aria-checked')).toBe('true');
    chip.focus();
    await user.keyboard(' ');
    expect(navigations()).toEqual([{ kind: 'document', href: '/find?page=1&members=0' }]);
  });

  test('are counted, and cleared at once without losing the place', () => {
    const state = findState({ withPhoto: true, ageMin: 30, region: 'Lazio' });
    const { say } = renderFind({}, { state }, { brand: 'lumiere' });
    screen.getByText(say('discovery.filters.active', { count: 2 }));
    const reset = screen.getByRole('link', { name: say('discovery.filters.reset') });
    expect(reset.getAttribute('href')).toBe('/find?page=1&region=Lazio&members=0');
  });

  test('offer no reset when none is on', () => {
    const { say } = renderFind({}, {}, { brand: 'fuego' });
    expect(screen.queryByRole('link', { name: say('discovery.filters.reset') })).toBeNull();
  });
});

describe('panel of filters', () => {
  test('opens the first page of the chosen filters, in the same place', async () => {
    const state = findState({ page: 5, region: 'Lazio', city: 'Roma', onlineNow: true });
    const { say, user } = renderFind({ city: 'Roma' }, { state }, { brand: 'spark' });
    await user.click(
      screen.getByRole('button', { name: new RegExp(say('discovery.filters.open')) }),
    );
    const panel = await screen.findByRole('dialog', { name: say('discovery.filters.title') });
    const box = within(panel);
    await user.selectOptions(box.getByLabelText(say('discovery.filters.from')), '30');
    await user.selectOptions(box.getByLabelText(say('discovery.filters.to')), '45');
    const toggle = (name: string) =>
      box.getByRole('switch', { name: new RegExp(say(`discovery.filters.${name}`)) });
    await user.click(toggle('onlineNow'));
    await user.click(toggle('withPhoto'));
    await user.click(toggle('membersOnly'));
    await user.click(box.getByRole('button', { name: say('discovery.filters.apply') }));
    expect(navigations()).toEqual([
      {
        kind: 'submit',
        href: '/find?page=1&region=Lazio&city=Roma&sort=varied&from=30&to=45&photo=1&members=1',
      },
    ]);
  });

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'has a group for each question of a profile, with the chosen answers counted, in %s',
    async (locale) => {
      const state = findState({ interests: ['wine'], membersOnly: true });
      const { say, user } = renderFind({}, { state }, { brand: 'spark', locale });
      const open = screen.getByRole('button', { name: new RegExp(say('discovery.filters.open')) });
      expect(textOf(open)).toContain(say('discovery.filters.active', { count: 2 }));
      await user.click(open);
      const box = within(
        await screen.findByRole('dialog', { name: say('discovery.filters.title') }),
      );
      const group = (name: string) =>
        within(box.getByRole('group', { name: say(`discovery.filters.answers.${name}`) }));
      const answer = (name: string, key: string) =>
        group(name).getByRole<HTMLInputElement>('checkbox', { name: say(`answers.${key}`) });
      expect(answer('interests', 'list.wine').checked).toBe(true);
      await user.click(answer('interests', 'list.yoga'));
      box.getByText(say('discovery.filters.answers.chosen', { count: 2 }));
      for (const name of ['intents', 'spokenLanguages', 'children', 'smoking'])
        await user.click(
          box.getByText(say(`discovery.filters.answers.${name}`), { selector: 'summary span' }),
        );
      await user.click(answer('intents', 'intents.serious'));
      await user.click(answer('children', 'children.have'));
      await user.click(answer('smoking', 'smoking.no'));
      const italian = new Intl.DisplayNames(locale, { type: 'language' }).of('it') ?? '';
      await user.click(group('spokenLanguages').getByRole('checkbox', { name: italian }));
      for (const name of ['severalPhotos', 'photoChecked']) {
        const label = new RegExp(`^${say(`discovery.filters.${name}`)}`);
        await user.click(box.getByRole('switch', { name: label }));
      }
      await user.click(box.getByRole('button', { name: say('discovery.filters.apply') }));
      const [{ href } = { href: '' }] = navigations();
      const query = new URL(href, location.href).searchParams;
      expect(query.getAll('interest').toSorted()).toEqual(['wine', 'yoga']);
      expect([query.get('intent'), query.get('language'), query.get('children')]).toEqual([
        'serious',
        'it',
        'have',
      ]);
      const others = ['smoking', 'photos', 'verified'].map((name) => query.get(name));
      expect(others).toEqual(['no', '1', '1']);
    },
  );
});

describe('the order', () => {
  const open = async (view: object, state = findState(), locale: 'it' | 'fr' = 'it') => {
    const page = renderFind(view, { state }, { brand: 'spark', locale });
    const { say, user } = page;
    await user.click(
      screen.getByRole('button', { name: new RegExp(say('discovery.filters.open')) }),
    );
    const panel = await screen.findByRole('dialog', { name: say('discovery.filters.title') });
    const order = within(panel).getByLabelText(say('discovery.filters.order.label'));
    return { ...page, panel: within(panel), order };
  };

  test('is chosen beside the filters, by distance from the named town', async () => {
    const { panel, order, say, user } = await open({ nearTo: 'Sondrio' });
    const near = say('discovery.filters.order.near', { town: 'Sondrio' });
    await user.selectOptions(order, near);
    await user.click(panel.getByRole('button', { name: say('discovery.filters.apply') }));
    const [{ href } = { href: '' }] = navigations();
    expect(new URL(href, location.href).searchParams.get('sort')).toBe('near');
  });

  test('by distance is not offered without a town, and the varied one is chosen instead', async () => {
    const { order, say } = await open({ nearTo: null }, findState({ order: 'near' }), 'fr');
    const option = within(order).getByRole<HTMLOptionElement>('option', {
      name: say('discovery.filters.order.noTown'),
    });
    expect([option.disabled, (order as HTMLSelectElement).value]).toEqual([true, 'varied']);
  });

  test('stays when a filter or the page changes', () => {
    const state = findState({ order: 'active' });
    const { say } = renderFind({}, { state }, { brand: 'spark' });
    const chip = screen.getByRole('switch', { name: say('discovery.filters.withPhoto') });
    expect(chip.getAttribute('href')).toBe('/find?page=1&sort=active&photo=1&members=0');
  });
});

describe('the place of the search', () => {
  async function openChooser(view = {}, options = {}) {
    const page = renderFind(view, {}, { brand: 'dolcevita', ...options });
    const { say, user } = page;
    const name = say('discovery.region.change', { region: 'Lombardia' });
    await user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: say('discovery.region.title') });
    return { ...page, box: within(dialog), search: within(dialog).getByRole('searchbox') };
  }

  test('lists the regions, the own one without a region in its address', async () => {
    const { box, say } = await openChooser();
    const links = box.getAllByRole('link').map((link) => [textOf(link), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Lazio', '/find?page=1&region=Lazio&members=0'],
      [`Lombardia${say('discovery.region.own')}`, '/find?page=1&members=0'],
      ['Piemonte', '/find?page=1&region=Piemonte&members=0'],
    ]);
    expect(textOf(box.getByRole('link', { current: true }))).toContain('Lombardia');
  });

  test('finds regions regardless of accents, and towns from three characters on', async () => {
    const answer = deferred<readonly never[]>();
    answering({ [CITY]: () => answer.promise as never });
    const { box, search, user, say } = await openChooser();
    await user.type(search, 'LÀZ');
    expect(box.getAllByRole('link').map(textOf)).toEqual(['Lazio']);
    box.getByText(say('discovery.region.loading'));
    answer.resolve([{ city_title: 'Lazise', state_title: 'Lazio', province: 'Roma' } as never]);
    const town = await box.findByRole('link', { name: /Lazise/ });
    expect(town.getAttribute('href')).toBe('/find?page=1&region=Lazio&city=Lazise&members=0');
    expect(callsOf(CITY)).toMatchObject([{ params: { country: 'it' } }]);
  });

  test('says that no place has that name, or that towns failed to load', async () => {
    answering({ [CITY]: [] });
    const { box, search, user, say } = await openChooser();
    await user.type(search, 'zzzz');
    await box.findByText(say('discovery.region.none'));
    answering({ [CITY]: brokenAnswer() });
    await user.type(search, 'z');
    await box.findByText(say('discovery.region.failed'));
  });

  test('sends no query for towns before three characters', async () => {
    const { box, search, user } = await openChooser();
    await user.type(search, 'la');
    expect(box.getAllByRole('link').map(textOf)).toEqual(['Lazio']);
    expect(callsOf(CITY)).toEqual([]);
  });

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'shows free members above the list what unlocks other regions, in %s',
    async (locale) => {
      const { box, user, say } = await openChooser(
        { freePages: 2 },
        { brand: 'spark', locale, hooks: { shown: ['cambia_regione'] } },
      );
      box.getByText(say('discovery.region.locked'));
      const plans = box.getByRole('link', { name: say('discovery.locked.action') });
      expect(plans.getAttribute('href')).toBe('/vip_plan/cambia_regione');
      await user.click(box.getByRole('link', { name: 'Lazio' }));
      const name = say('hooks.kind.cambia_regione.title');
      await screen.findByRole('dialog', { name });
      await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.queryByRole('dialog', { name })).toBeNull();
      });
      box.getByRole('searchbox');
      expect(navigations()).toEqual([]);
    },
  );

  test('ignores a town that is not in the region', () => {
    const { say } = renderFind({ city: null }, { state: findState({ city: 'Atlantis' }) });
    const chip = screen.getByRole('switch', { name: say('discovery.filters.withPhoto') });
    expect(chip.getAttribute('href')).toBe('/find?page=1&photo=1&members=0');
  });

  test('shows the town beside its region', () => {
    const { say } = renderFind({ city: 'Milano' }, {}, { brand: 'spark' });
    screen.getByRole('button', { name: say('discovery.region.changeCity', { city: 'Milano' }) });
  });
});
