'use client';

import { useTranslations } from 'next-intl';
import { SafetyMenu } from '#components/safety/safety-menu.tsx';
import type { StackCard } from './stack-state.ts';
import { WhereFrom } from './where-from.tsx';

interface MatchHeadProps {
  region: string;
  /** Undefined while there is none. */
  top: StackCard | undefined;
  filtered: boolean;
  findHref: string;
  invitationMode: boolean;
  onBlocked: (id: string) => void;
}

/** The title of the screen, where its cards are from, and the menu to report or block the top one. */
export function MatchHead({ top, onBlocked, ...where }: MatchHeadProps) {
  const t = useTranslations('match');
  return (
    <header className="flex items-center justify-between gap-x-4">
      <h1 className="display text-3xl max-desk:sr-only">{t('title')}</h1>
      <WhereFrom around={top?.around ?? null} {...where} />
      {top !== undefined && (
        <SafetyMenu
          peer={{ angelId: top.profile.id, screenName: top.profile.screenName }}
          surface="match"
          onBlocked={() => {
            onBlocked(top.profile.id);
          }}
          className="-my-2 -mr-2"
        />
      )}
    </header>
  );
}
