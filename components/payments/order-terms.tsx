import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** What applies to an order, before its button: the general terms, and how plans are billed, renewed and ended. */
export function OrderTerms({ prefix }: { prefix: string }) {
  const t = useTranslations('payments');
  // A new tab keeps what was typed into the form.
  const link = (path: string) => (chunks: ReactNode) => (
    <a href={`${prefix}${path}`} target="_blank" rel="noreferrer" className="underline">
      {chunks}
    </a>
  );
  return (
    <p className="text-sm text-ink-soft">
      {t.rich('terms', {
        terms: link('/legal/terms'),
        billing: link('/legal/terms#billingPolicy'),
      })}
    </p>
  );
}
