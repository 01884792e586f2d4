'use client';

import { useMemo, useState } from 'react';
import { splitLinks } from '#lib/text/split-links.ts';
import type { ThreadMessage } from '../state/types.ts';
import { MessageWarning } from './message-warning.tsx';
import { OpenLink, type FoundLink } from './open-link.tsx';

interface MessageTextProps {
  body: string;
  warnings: ThreadMessage['warnings'];
  cardCheckHref: string | null;
}

/** A peer's text that has warnings. Links can be pressed, and show first where they lead. */
export function MessageText({ body, warnings, cardCheckHref }: MessageTextProps) {
  const segments = useMemo(() => splitLinks(body), [body]);
  const [pressed, setPressed] = useState<FoundLink | null>(null);
  return (
    <>
      {segments.map(({ text, address }, place) =>
        address === null ? (
          text
        ) : (
          <button
            // Segments of one text never change places.
            key={place}
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
      <MessageWarning warnings={warnings} cardCheckHref={cardCheckHref} />
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
