import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComposerState } from './types.ts';

interface ClosedComposerProps {
  state: Exclude<ComposerState, 'open'> | 'card_check';
  name: string;
  /** Where the card check is made, for those whom it keeps from writing. */
  cardCheckHref: string | null;
}

/** In the composer's place where nothing can be written, with the reason and, if there is one, the way on. */
export function ClosedComposer({ state, name, cardCheckHref }: ClosedComposerProps) {
  const t = useTranslations('chat');
  return (
    <p className="flex min-h-11 items-center gap-2 font-ui text-sm text-ink-soft">
      <Info aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span>
        {t(`closed.${state}`, { name })}
        {state === 'card_check' && cardCheckHref !== null && (
          <a
            href={cardCheckHref}
            className="flex min-h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4"
          >
            {t('cardCheck.action')}
          </a>
        )}
      </span>
    </p>
  );
}
