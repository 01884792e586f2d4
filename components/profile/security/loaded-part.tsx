'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { codeOf } from '#lib/http/client/call-error.ts';

interface LoadedPartProps<T> {
  loaded: SWRResponse<T, unknown>;
  /** Number of skeleton lines, as many as the content has, so that nothing jumps. */
  lines: number;
  children: (value: T) => ReactNode;
}

/** A part of a page that is fetched: its skeleton, its error with a retry, or its content. */
export function LoadedPart<T>({ loaded, lines, children }: LoadedPartProps<T>) {
  const t = useTranslations('security');
  const errors = useErrorMessages();
  const { data, error, isValidating, mutate } = loaded;
  if (data !== undefined) return children(data);
  if (error === undefined) {
    return (
      <div aria-busy="true" className="grid gap-5">
        <span className="sr-only">{t('loading')}</span>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className="grid gap-2">
            <Skeleton className="w-1/2" />
            <Skeleton className="h-3.5 w-4/5" />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="text-ink-soft">
        {errors(codeOf(error))}
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={isValidating}
        onClick={() => {
          void mutate();
        }}
      >
        {t('again')}
      </Button>
    </div>
  );
}
