'use client';

import { hookApplies } from '#components/payments/hooks/hook-applies.ts';
import { useHookFacts } from '#components/payments/hooks/hook-facts.tsx';
import { HOOKS, type Hook, type Prompt } from '#components/payments/hooks/hook-table.ts';
import { listAlternatives } from '#components/payments/hooks/list-alternatives.ts';
import { nextOfHook } from '#components/payments/hooks/next-of-hook.ts';
import { promptValues } from '#components/payments/hooks/prompt-values.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { PreviewPart } from './preview-part.tsx';
import { PreviewPrompt } from './preview-prompt.tsx';

interface PreviewPromptsProps {
  /** The member's credits once all are spent, likes included. */
  spent: RemainingCredits;
  cardCheckHref: string | null;
}

const isPrompt = (kind: Hook): kind is Prompt => HOOKS[kind].opens === 'prompt';

/** Every popup that can stop a member of this level, as the flow has it: its text, or where it leads instead. */
export function PreviewPrompts({ spent, cardCheckHref }: PreviewPromptsProps) {
  const facts = useHookFacts();
  const state = {
    credits: spent,
    blurredMessage: true,
    checkMissing: cardCheckHref !== null,
  };
  const kinds = (Object.keys(HOOKS) as Hook[])
    .filter(isPrompt)
    // Each level has its own when credits are spent.
    .filter((kind) => kind !== (spent.level === 0 ? 'utente_premium' : 'fine_crediti'))
    .filter((kind) => hookApplies(kind, state));
  // As OutOfCreditsPrompt chooses it.
  const paying = facts.shown.includes('utente_premium_compliant')
    ? 'utente_premium_compliant'
    : 'utente_premium';
  const values = promptValues({ credits: spent, facts });
  const { prefix, matchEnabled } = facts;
  const asked = { prefix, matchEnabled, credits: spent, checkHref: cardCheckHref };
  return (
    <PreviewPart title="Popups, once credits and likes are spent">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind} className="grid content-start gap-2 rounded-card border border-line p-4">
            <PreviewPrompt
              kind={kind}
              next={nextOfHook(kind === 'utente_premium' ? paying : kind, facts)}
              values={values}
              alternatives={listAlternatives(kind, asked)}
            />
          </li>
        ))}
      </ul>
    </PreviewPart>
  );
}
