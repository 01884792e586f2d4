import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface WidenedProps {
  scope: 'near' | 'country';
  regions: readonly string[];
  children: ReactNode;
}

/** Profiles from outside the searched region, labelled as such. */
export function Widened({ scope, regions, children }: WidenedProps) {
  const t = useTranslations('discovery.widened');
  const format = useFormatter();
  const named = regions.slice(0, 5);
  return (
    <section className="grid gap-5 pt-2">
      <hr className="rule" />
      <p className="max-w-prose text-ink-soft">{t(scope, { regions: format.list(named) })}</p>
      {children}
    </section>
  );
}
