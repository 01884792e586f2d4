'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Spinner } from '#components/ui/spinner.tsx';

const SUBMIT_AFTER_MS = 2_000;

export type RedirectAction = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly data: Readonly<Record<string, string>>;
};

/** Takes the browser to the bank's page: says so for two seconds, then submits its hidden form. */
export function RedirectForm({ action }: { action: RedirectAction }) {
  const t = useTranslations('payments.form');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      form.current?.submit();
    }, SUBMIT_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-surface p-6 text-center"
    >
      <Spinner className="size-8" />
      <p className="display text-xl">{t('redirecting')}</p>
      <form ref={form} hidden method={action.method} action={action.url}>
        {Object.entries(action.data).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </div>
  );
}
