'use client';

import { useTranslations } from 'next-intl';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { WaitLoader } from '#components/brand/wait-loader.tsx';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { MATCH_STACK } from './match-frame.ts';
import type { StackState } from './stack-state.ts';

interface NoCardsProps {
  supply: StackState['supply'];
  filtered: boolean;
  findHref: string;
  invitationMode: boolean;
  onRetry: () => void;
}

/** Replaces the stack: more is loading, no profile is left, or loading failed. */
export function NoCards({ supply, filtered, findHref, invitationMode, onRetry }: NoCardsProps) {
  const t = useTranslations('match');
  if (supply === 'open') {
    return (
      <div aria-busy="true" className={MATCH_STACK}>
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="absolute inset-x-0 top-0 bottom-6 h-auto rounded-card" />
        <WaitLoader className="absolute" />
      </div>
    );
  }
  const kind = supply === 'spent' && filtered ? 'filtered' : supply;
  return (
    <div className={`${MATCH_STACK} grid content-center`}>
      <EmptyState
        picture={<EmptyPicture kind="search" />}
        title={t(`none.${kind}.title`)}
        action={
          <>
            {supply === 'spent' && !invitationMode ? (
              <a href={findHref} className={buttonStyle({})}>
                {t('none.find')}
              </a>
            ) : (
              <Button onClick={onRetry}>{t('none.retry')}</Button>
            )}
          </>
        }
      >
        <p>{t(`none.${kind}.text`)}</p>
      </EmptyState>
    </div>
  );
}
