import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { hrefOf } from '#tests/component/payments/dom.ts';
import { textOf } from '#tests/component/support/element.ts';
import { credits } from '#tests/component/support/render-member.tsx';
import { BRANDS, NAMELESS, open } from './open-prompt.tsx';

describe('a prompt about a member', () => {
  const angel = { id: 'abc', name: 'Livia' };
  const named = { ...NAMELESS, known: 'yes', check: 'yes', name: 'Livia' };

  test.each([
    ['file_like', 'dolcevita'],
    ['fine_crediti', 'fuego'],
    ['profilo_bloccato', 'lumiere'],
    ['blurred', 'spark'],
  ] as const)('%s shows their name', async (kind, brand) => {
    const { say } = open({ kind, angel }, { brand });
    const dialog = await screen.findByRole('dialog');
    expect(textOf(within(dialog).getByText(say(`hooks.kind.${kind}.text`, named)))).toContain(
      'Livia',
    );
  });

  // 73
  test.each(BRANDS)(
    'does not say on %s that they ask for the card check where the flow asks everyone for it',
    async (brand) => {
      const { say } = open(
        { kind: 'profilo_bloccato', angel },
        { brand, hooks: { checkFirst: true } },
      );
      const dialog = await screen.findByRole('dialog');
      expect(textOf(dialog)).not.toContain('Livia');
      within(dialog).getByText(say('hooks.kind.profilo_bloccato.text', { ...named, check: 'all' }));
    },
  );

  // 17
  test.each(BRANDS)('repeats on %s no cost of a like that has been sent', async (brand) => {
    const props = { kind: 'file_like', angel, lead: 'Sent to Livia.', done: true } as const;
    const { say } = open(props, { brand });
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('Sent to Livia.');
    within(dialog).getByText(say('hooks.kind.file_like.text', { ...named, known: 'done' }));
    expect(textOf(dialog).match(/Livia/g)).toHaveLength(1);
  });

  test('links to their conversation and to plans that carry their id', async () => {
    const { say } = open({ kind: 'file_like', angel }, { brand: 'dolcevita' });
    const dialog = await screen.findByRole('dialog');
    const write = within(dialog).getByRole('link', { name: say('hooks.alternative.write', named) });
    expect(hrefOf(write)).toBe('/chats/abc');
    const plans = within(dialog).getByRole('link', { name: say('hooks.alternative.plans') });
    expect(hrefOf(plans)).toBe('/vip_plan/file_like?a=abc');
  });

  test('shows no name and no conversation link when they are unknown', async () => {
    const { say } = open({ kind: 'file_like' }, { brand: 'spark' });
    const dialog = await screen.findByRole('dialog');
    expect(textOf(dialog)).not.toContain('Livia');
    expect(
      within(dialog).queryByRole('link', { name: say('hooks.alternative.write', NAMELESS) }),
    ).toBeNull();
    const plans = within(dialog).getByRole('link', { name: say('hooks.alternative.plans') });
    expect(hrefOf(plans)).toBe('/vip_plan/file_like');
  });

  test('links to the card check for a member who requires it, if the check is available', async () => {
    const { say, unmount } = open({
      kind: 'profilo_bloccato',
      angel,
      checkHref: '/purchase/check',
    });
    const name = say('hooks.alternative.check');
    const link = await screen.findByRole('link', { name });
    expect(hrefOf(link)).toBe('/purchase/check');
    unmount();
    open({ kind: 'profilo_bloccato', angel, checkHref: null });
    await screen.findByRole('dialog');
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

describe('a subscriber without credits', () => {
  const paying = credits({ level: 2, totalCredits: 0, messageCredits: 0, subscriptionCredits: 0 });

  test('is offered packs, with the id of the peer and sending after the payment', async () => {
    const { say } = open(
      { kind: 'utente_premium', angel: { id: 'abc', name: 'Livia' }, after: 'sendPending' },
      { brand: 'spark', credits: paying },
    );
    const link = await screen.findByRole('link', { name: say('hooks.packs') });
    expect(hrefOf(link)).toBe('/vip_plan/fine_crediti?a=abc&sendPending=1');
    expect(screen.queryByRole('link', { name: say('hooks.alternative.plans') })).toBeNull();
  });

  test('is not offered the first messages of free members', async () => {
    const { say } = open({ kind: 'fine_crediti' }, { brand: 'dolcevita', credits: paying });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText(say('hooks.alternative.newPeople', { count: 3 }))).toBeNull();
  });
});
