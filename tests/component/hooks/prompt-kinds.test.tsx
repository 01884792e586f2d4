import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Prompt } from '#components/payments/hooks/hook-table.ts';
import { hrefOf, pressAt } from '#tests/component/payments/dom.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { BRANDS, FREE, NAMELESS, open } from './open-prompt.tsx';

/** For each kind, the target of its plans link and the free alternatives of a free member, in order. */
const KINDS: Readonly<
  Record<
    Prompt,
    { readonly plans: string | null; readonly free: readonly (readonly [string, string | null])[] }
  >
> = {
  fine_crediti: {
    plans: '/vip_plan/fine_crediti',
    free: [
      ['newPeople', '/find'],
      ['saved', null],
      ['looking', null],
    ],
  },
  utente_premium: {
    plans: '/vip_plan/fine_crediti',
    free: [
      ['ledger', '/profile/money#credits'],
      ['saved', null],
      ['looking', null],
    ],
  },
  file_like: {
    plans: '/vip_plan/file_like',
    free: [
      ['match', '/match'],
      ['looking', null],
    ],
  },
  paginazione: {
    plans: '/vip_plan/paginazione',
    free: [
      ['filters', '/find?page=1'],
      ['match', '/match'],
      ['nearby', null],
    ],
  },
  profilo_bloccato: {
    plans: null,
    free: [
      ['others', '/find'],
      ['looking', null],
    ],
  },
  blurred: {
    plans: '/vip_plan/blurred',
    free: [
      ['newPeople', '/find'],
      ['match', '/match'],
      ['mutual', null],
      ['looking', null],
    ],
  },
  attiva_lettura: {
    plans: '/vip_plan/blurred',
    free: [
      ['newPeople', '/find'],
      ['read', '/chats'],
      ['mutual', null],
      ['looking', null],
    ],
  },
  cambia_regione: {
    plans: '/vip_plan/cambia_regione',
    free: [
      ['home', '/profile'],
      ['nearby', null],
    ],
  },
  errore: {
    plans: null,
    free: [
      ['retry', '/find'],
      ['ledger', '/profile/money#credits'],
      ['contact', '/contactUs'],
    ],
  },
};

const kinds = Object.keys(KINDS) as Prompt[];
const cases = kinds.map((kind, index) => [kind, BRANDS[index % 4] ?? 'spark'] as const);

describe('a prompt', () => {
  test.each(cases)(
    '%s (%s) says what it is about and which alternatives are free',
    async (kind, brand) => {
      const { say } = open({ kind }, { brand });
      const { plans, free } = KINDS[kind];
      const dialog = await screen.findByRole('dialog', { name: say(`hooks.kind.${kind}.title`) });
      expect(textOf(dialog)).toContain(say(`hooks.kind.${kind}.text`, NAMELESS));
      const region = within(dialog).getByRole('region', { name: say('hooks.others') });
      const rows = within(region)
        .getAllByRole('listitem')
        .map((row) => [textOf(row), hrefOf(within(row).queryByRole('link'))]);
      expect(rows).toEqual(
        free.map(([alternative, href]) => [
          say(`hooks.alternative.${alternative}`, NAMELESS),
          href,
        ]),
      );
      const link = within(dialog).queryByRole('link', { name: say('hooks.alternative.plans') });
      expect(hrefOf(link)).toBe(plans);
    },
  );

  test.each(['button', 'Escape', 'corner'] as const)(
    'closes by %s and stays on the page',
    async (by) => {
      const { say, user } = open(
        { kind: 'paginazione' },
        { brand: 'lumiere', path: '/find?page=2' },
      );
      const dialog = await screen.findByRole('dialog');
      if (by === 'Escape') await user.keyboard('{Escape}');
      else {
        const name = say(by === 'button' ? 'hooks.later' : 'hooks.close');
        await pressAt(user, within(dialog).getByRole('button', { name }));
      }
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      expect(navigations()).toEqual([]);
      expect(location.pathname + location.search).toBe('/find?page=2');
    },
  );

  test('shows the price of the message and the remaining credits, and any earlier refusal', async () => {
    const { say } = open(
      { kind: 'fine_crediti', price: { cost: 10, left: 4 }, lead: 'Il messaggio non è partito' },
      { brand: 'dolcevita' },
    );
    const dialog = await screen.findByRole('dialog');
    const values = { ...NAMELESS, cost: 10, left: 4 };
    within(dialog).getByText(say('hooks.kind.fine_crediti.text', values));
    within(dialog).getByText('Il messaggio non è partito');
  });

  test.each(BRANDS)(
    'of %s tells a free member that writing takes one free message',
    async (brand) => {
      const { say } = open(
        { kind: 'fine_crediti' },
        { brand, credits: { ...FREE, messageCost: 10 } },
      );
      const dialog = await screen.findByRole('dialog');
      const values = { ...NAMELESS, cost: 10 };
      expect(textOf(dialog)).toContain(say('hooks.kind.fine_crediti.text', values));
      expect(textOf(dialog)).not.toMatch(/\b10\b/);
    },
  );

  test('shows the photo and the label of the profile that it is about', async () => {
    const angel = {
      id: 'abc',
      name: 'Livia',
      photo: '/photos/livia.webp',
      label: 'Ospitato da noi',
    };
    open({ kind: 'file_like', angel }, { brand: 'dolcevita' });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/photos/livia.webp');
    within(dialog).getByText('Ospitato da noi');
  });

  test('keeps the locale prefix in every link', async () => {
    open({ kind: 'fine_crediti' }, { brand: 'spark', hooks: { prefix: '/es' } });
    const dialog = await screen.findByRole('dialog');
    for (const link of within(dialog).getAllByRole('link')) {
      expect(hrefOf(link)).toMatch(/^\/es\//);
    }
  });
});

describe('a prompt without alternatives that the member lacks', () => {
  test.each(['paginazione', 'blurred', 'file_like'] as const)(
    'omits Match for %s in a flow without Match',
    async (kind) => {
      const { say } = open({ kind }, { brand: 'fuego', hooks: { matchEnabled: false } });
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).queryByText(say('hooks.alternative.match'))).toBeNull();
      expect(within(dialog).queryByText(say('hooks.alternative.mutual'))).toBeNull();
      expect(within(dialog).getAllByRole('listitem')).not.toHaveLength(0);
    },
  );

  test('offers a first message to new people only while icebreakers remain', async () => {
    const { say } = open({ kind: 'blurred' }, { credits: { ...FREE, icebreakerCredits: 0 } });
    const dialog = await screen.findByRole('dialog');
    const none = say('hooks.alternative.newPeople', { count: 0 });
    expect(within(dialog).queryByText(none)).toBeNull();
    within(dialog).getByText(say('hooks.alternative.looking'));
  });
});
