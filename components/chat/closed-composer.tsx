import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComposerState } from './types.ts';

/** In the composer's place where nothing can be written, with the reason. */
export function ClosedComposer({
  state,
  name,
}: {
  state: Exclude<ComposerState, 'open'>;
  name: string;
}) {
  const t = useTranslations('chat.closed');
  return (
    <p className="flex min-h-11 items-center gap-2 font-ui text-sm text-ink-soft">
      <Info aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {t(state, { name })}
    </p>
  );
}
