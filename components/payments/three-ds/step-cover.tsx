import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Spinner } from '#components/ui/spinner.tsx';

/** Covers the page while the browser is sent to the bank; `children` does that, hidden. */
export function StepCover({ children }: { children?: ReactNode }) {
  const t = useTranslations('payments.form');
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-surface p-6 text-center"
    >
      <Spinner className="size-8" />
      <p className="display text-xl">{t('redirecting')}</p>
      {children}
    </div>
  );
}
