import '#tests/component/payments/popup-layer.ts';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { HookKind } from '#lib/flows/config.ts';
import { OutOfCreditsPrompt } from '#components/chat/thread/out-of-credits-prompt.tsx';
import { hrefOf } from '#tests/component/payments/dom.ts';
import { BRANDS } from '#tests/component/payments/offers.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { credits, renderMember } from '#tests/component/support/render-member.tsx';

const angel = { id: 'abc', name: 'Livia' };

type Member = {
  readonly level: 0 | 1 | 2;
  readonly shown: readonly HookKind[];
  readonly brand?: (typeof BRANDS)[number];
};

function open({ level, shown, brand = 'dolcevita' }: Member) {
  return renderMember(
    <OutOfCreditsPrompt angel={angel} cost={10} left={4} onClose={() => undefined} />,
    {
      brand,
      path: '/chats/abc',
      credits: credits({ level, totalCredits: 4 }),
      hooks: { shown },
    },
  );
}

const ASKING: readonly HookKind[] = ['fine_crediti', 'utente_premium'];
const COMPLIANT: readonly HookKind[] = ['fine_crediti', 'utente_premium_compliant'];

describe('a message without enough credits', () => {
  test.each(BRANDS)(
    'shows a free member on %s its price, the plans, and that it is sent after the payment',
    async (brand) => {
      const { say, user } = open({ level: 0, shown: ASKING, brand });
      const dialog = await screen.findByRole('dialog', {
        name: say('hooks.kind.fine_crediti.title'),
      });
      const values = {
        known: 'yes',
        name: 'Livia',
        free: 'yes',
        cost: 10,
        left: 4,
        likes: 5,
        pages: 2,
        count: 3,
      };
      expect(textOf(dialog)).toContain(say('hooks.kind.fine_crediti.text', values));
      const plans = within(dialog).getByRole('link', { name: say('hooks.alternative.plans') });
      expect(hrefOf(plans)).toBe('/vip_plan/fine_crediti?a=abc');
      const after = within(dialog).getByRole('checkbox', {
        name: say('hooks.sendAfter', { name: 'Livia' }),
      });
      expect(after).toMatchObject({ checked: false });
      await user.click(after);
      expect(hrefOf(plans)).toBe('/vip_plan/fine_crediti?a=abc&sendPending=1');
      await user.click(after);
      expect(hrefOf(plans)).toBe('/vip_plan/fine_crediti?a=abc');
    },
  );

  test.each([1, 2] as const)('offers packs to a paying member of level %p', async (level) => {
    const { say } = open({ level, shown: ASKING, brand: 'spark' });
    const dialog = await screen.findByRole('dialog', {
      name: say('hooks.kind.utente_premium.title'),
    });
    const packs = within(dialog).getByRole('link', { name: say('hooks.packs') });
    expect(hrefOf(packs)).toBe('/vip_plan/fine_crediti?a=abc');
  });

  test.each([1, 2] as const)(
    'redirects a paying member of level %p to the plans when the flow says so',
    async (level) => {
      open({ level, shown: COMPLIANT, brand: 'fuego' });
      await waitFor(() => {
        expect(navigations()).toEqual([{ kind: 'document', href: '/vip_plan/cred' }]);
      });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('still shows a free member the prompt in such a flow', async () => {
    const { say } = open({ level: 0, shown: COMPLIANT, brand: 'lumiere' });
    await screen.findByRole('dialog', { name: say('hooks.kind.fine_crediti.title') });
    expect(navigations()).toEqual([]);
  });
});
