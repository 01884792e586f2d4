'use client';

import { PhoneOff, ShieldAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { splitLinks } from '#lib/text/split-links.ts';
import type { ThreadMessage } from '../state/types.ts';
import { OpenLink, type FoundLink } from './open-link.tsx';

interface MessageTextProps {
  body: string;
  warnings: ThreadMessage['warnings'];
  cardCheckHref: string | null;
  /** No message before it has a link. */
  firstLink: boolean;
}

/** A peer's text that has warnings. Links can be pressed, and show first where they lead. */
export function MessageText({ body, warnings, cardCheckHref, firstLink }: MessageTextProps) {
  const segments = useMemo(() => splitLinks(body), [body]);
  const [pressed, setPressed] = useState<FoundLink | null>(null);
  return (
    <>
      {segments.map(({ text, address }, index) =>
        address === null ? (
          text
        ) : (
          <button
            // Segments of one text never change their order.
            key={index}
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setPressed({ text, address });
            }}
            className="inline text-left font-semibold [overflow-wrap:anywhere] text-accent-ink underline underline-offset-4"
          >
            {text}
          </button>
        ),
      )}
      <MessageWarning warnings={warnings} cardCheckHref={cardCheckHref} firstLink={firstLink} />
      {pressed !== null && (
        <OpenLink
          link={pressed}
          risky={warnings.includes('risky_link')}
          onClose={() => {
            setPressed(null);
          }}
        />
      )}
    </>
  );
}

type Warning = ThreadMessage['warnings'][number];

interface MessageWarningProps {
  warnings: readonly Warning[];
  cardCheckHref: string | null;
  firstLink: boolean;
}

/** By importance; of links that hide nothing only the first has a tip, since a press shows where each leads. */
const SAID = [
  'scam',
  'money',
  'risky_link',
  'offensive',
  'phone_hidden',
  'contact',
  'phone',
  'link',
] as const;

/** Below a peer's text: its most important warning. */
function MessageWarning({ warnings, cardCheckHref, firstLink }: MessageWarningProps) {
  const t = useTranslations('chat');
  const warning = SAID.find((one) => warnings.includes(one) && (one !== 'link' || firstLink));
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
