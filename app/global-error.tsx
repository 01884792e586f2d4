'use client';

import { useEffect } from 'react';
import { reportError } from '#components/tracking/report-error.ts';
import { failureMessages } from './failure-messages.ts';

const BUTTON = { minHeight: '44px', padding: '0 1.25rem', font: 'inherit' } as const;

/** Replaces everything when even the root layout fails: no brand, no provider, plain text. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    reportError('E R R O R BOUNDARY', error);
  }, [error]);
  const { locale, title, text, again, home } = failureMessages(
    typeof window === 'undefined' ? '' : window.location.pathname,
    typeof navigator === 'undefined' ? '' : navigator.language,
  );
  return (
    <html lang={locale}>
      <head>
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5 }}>
        <main style={{ maxWidth: '40rem', margin: '0 auto', padding: '4rem 1.5rem' }}>
          <h1>{title}</h1>
          <p>{text}</p>
          <p style={{ display: 'flex', gap: '1rem', flexWrap: 'wrap' }}>
            <button
              type="button"
              style={BUTTON}
              onClick={() => {
                window.location.reload();
              }}
            >
              {again}
            </button>
            <button
              type="button"
              style={BUTTON}
              onClick={() => {
                window.location.assign('/');
              }}
            >
              {home}
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}
