import { PhoneOff, ShieldAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ThreadMessage } from '../types.ts';

type Warning = ThreadMessage['warnings'][number];

interface MessageWarningProps {
  warnings: readonly Warning[];
  cardCheckHref: string | null;
}

/** By weight; a link that hides nothing speaks for itself when it is pressed. */
const SAID = ['risky_link', 'offensive', 'phone_hidden', 'contact', 'phone'] as const;

/** Below somebody else's words: the one thing in them that matters most. */
export function MessageWarning({ warnings, cardCheckHref }: MessageWarningProps) {
  const t = useTranslations('chat');
  const warning = SAID.find((one) => warnings.includes(one));
  if (warning === undefined) return null;
  const Icon = warning === 'phone_hidden' ? PhoneOff : ShieldAlert;
  return (
    <span className="mt-2 flex items-start gap-2 border-t border-line pt-2 font-ui text-sm leading-snug whitespace-normal text-ink-soft">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className="mt-px size-4 shrink-0 text-accent-ink"
      />
      <span className="min-w-0">
        {t(`warning.${warning}`)}
        {warning === 'phone_hidden' && cardCheckHref !== null && (
          <a
            href={cardCheckHref}
            className="flex min-h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4"
          >
            {t('cardCheck.action')}
          </a>
        )}
      </span>
    </span>
  );
}
