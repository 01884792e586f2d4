import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hookKinds, type HookKind } from '#lib/flows/config.ts';
import { HookLink } from '#components/payments/hooks/hook-link.tsx';
import { HookOverFind } from '#components/payments/hooks/hook-over-find.tsx';
import { HookPopup } from '#components/payments/hooks/hook-popup.tsx';
import { HOOKS, type Hook, type Prompt } from '#components/payments/hooks/hook-table.ts';
import { hrefOf } from '#tests/component/payments/dom.ts';
import '#tests/component/payments/popup-layer.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import {
  credits,
  renderMember,
  type MemberOptions,
} from '#tests/component/support/render-member.tsx';
import { untilFocused } from '../support/focus.ts';

const FREE = credits({ level: 0, totalCredits: 0, messageCredits: 0, likeCredits: 0 });
const shown = [...hookKinds];

function open(content: React.ReactNode, options: MemberOptions = {}) {
  const hooks = { shown, ...options.hooks };
  return renderMember(content, { credits: FREE, ...options, hooks });
}

const link = (kind: Prompt) => (
  <HookLink kind={kind} href={`/hook/${HOOKS[kind].path ?? ''}`} label="Bloccato">
    apri
  </HookLink>
);

/** A button whose press opens the prompt. */
function Stopped({ kind }: { kind: Hook }) {
  const [met, setMet] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setMet(true);
        }}
      >
        invia
      </button>
      {met && <HookPopup kind={kind} />}
    </>
  );
}

/** The prompts that sell a plan, for flows that hide a prompt or require the card check first. */
const SELLING = ['fine_crediti', 'file_like', 'paginazione', 'blurred', 'cambia_regione'] as const;

describe('a link that a flow blocks with a prompt', () => {
  test('says so before the press, opens the prompt over the page, and can open it again', async () => {
    const { user, say } = open(link('cambia_regione'), { brand: 'fuego', path: '/find' });
    const blocked = screen.getByRole('link', { name: 'Bloccato' });
    expect(blocked.getAttribute('aria-haspopup')).toBe('dialog');
    expect(hrefOf(blocked)).toBe('/hook/cambia_regione');
    for (const turn of [1, 2]) {
      await user.click(blocked);
      const name = say('hooks.kind.cambia_regione.title');
      expect([turn, await screen.findByRole('dialog', { name })]).toEqual([
        turn,
        expect.anything(),
      ]);
      await user.click(screen.getByRole('button', { name: say('hooks.later') }));
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      await untilFocused(blocked);
    }
    expect(navigations()).toEqual([]);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves a press with a modifier (%o) to the browser',
    async (modifier) => {
      open(link('blurred'), { path: '/chats' });
      const blocked = screen.getByRole('link', { name: 'Bloccato' });
      fireEvent.click(blocked, modifier);
      await waitFor(() => {
        const href = '/hook/messaggio_offuscato';
        expect(navigations()).toEqual([{ kind: 'document', href }]);
      });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('a flow that does not show a prompt', () => {
  const start: readonly HookKind[] = ['utente_disabilitato', 'impostaRegione'];

  test.each(SELLING)('has a plain link to the plans for %s', (kind) => {
    open(link(kind), { brand: 'spark', hooks: { shown: start, prefix: '/it' } });
    const plain = screen.getByRole('link', { name: 'Bloccato' });
    expect(hrefOf(plain)).toBe(`/it/vip_plan/${HOOKS[kind].plans}`);
    expect(plain.getAttribute('aria-haspopup')).toBeNull();
  });

  test.each(SELLING)('redirects there at once when %s is triggered', async (kind) => {
    const { user } = open(<Stopped kind={kind} />, { hooks: { shown: start } });
    await user.click(screen.getByRole('button', { name: 'invia' }));
    const href = `/vip_plan/${HOOKS[kind].plans}`;
    await waitFor(() => {
      expect(navigations()).toEqual([{ kind: 'document', href }]);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does nothing without a press', async () => {
    const { user } = open(<HookPopup kind="blurred" automatic />, { hooks: { shown: start } });
    await user.tab();
    expect(navigations()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('still shows an error', async () => {
    const { say } = open(<HookPopup kind="errore" />, { hooks: { shown: start } });
    await screen.findByRole('dialog', { name: say('hooks.kind.errore.title') });
    expect(navigations()).toEqual([]);
  });

  test('redirects a subscriber of a compliant flow to the plans without a prompt', async () => {
    const { user } = open(<Stopped kind="utente_premium_compliant" />, { brand: 'lumiere' });
    await user.click(screen.getByRole('button', { name: 'invia' }));
    await waitFor(() => {
      expect(navigations()).toEqual([{ kind: 'document', href: '/vip_plan/cred' }]);
    });
  });
});

describe('a flow that requires the card check first', () => {
  test.each(SELLING)('leads from %s to the plans page with the check', (kind) => {
    open(link(kind), { brand: 'dolcevita', hooks: { checkFirst: true } });
    expect(hrefOf(screen.getByRole('link', { name: 'Bloccato' }))).toBe('/vip_plan/cred');
  });

  test('still explains a profile that accepts only checked members', async () => {
    const { user, say } = open(link('profilo_bloccato'), { hooks: { checkFirst: true } });
    await user.click(screen.getByRole('link', { name: 'Bloccato' }));
    await screen.findByRole('dialog', { name: say('hooks.kind.profilo_bloccato.title') });
  });
});

describe('a prompt opened by its own address', () => {
  test('shows the search at its own address once it is closed', async () => {
    const { user, say } = open(<HookOverFind kind="paginazione" />, {
      brand: 'spark',
      path: '/es/hook/paginazione',
      hooks: { prefix: '/es' },
    });
    await screen.findByRole('dialog', { name: say('hooks.kind.paginazione.title') });
    const before = history.length;
    await user.click(screen.getByRole('button', { name: say('hooks.later') }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(location.pathname).toBe('/es/find');
    expect(history).toHaveLength(before);
    expect(navigations()).toEqual([]);
  });
});
