import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { SafetyPeer } from '#components/safety/types.ts';
import { UnblockButton } from '#components/safety/unblock-button.tsx';
import type { ComposerState } from '../state/types.ts';

interface ClosedComposerProps {
  state: Exclude<ComposerState, 'open'> | 'card_check';
  peer: SafetyPeer;
  /** Where the card check is made, for members who cannot write without it. */
  cardCheckHref: string | null;
}

/** Replaces the composer where nothing can be written: shows the reason and, if there is one, the next step. */
export function ClosedComposer({ state, peer, cardCheckHref }: ClosedComposerProps) {
  const t = useTranslations('chat');
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 font-ui text-sm text-ink-soft">
      <Info aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-40">
        {t(`closed.${state}`, { name: peer.screenName })}
        {state === 'card_check' && cardCheckHref !== null && (
          <a
            href={cardCheckHref}
            className="flex min-h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4"
          >
            {t('cardCheck.action')}
          </a>
        )}
      </p>
      {state === 'blocked' && <UnblockButton peer={peer} />}
    </div>
  );
}
