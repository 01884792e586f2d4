'use client';

import { Coins } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

/** The remaining credits, and a link to buy more; from level 1 on. */
export function CreditsRow({ prefix }: { prefix: string }) {
  const t = useTranslations('account.credits');
  const { credits } = useMemberState();
  if (credits.level === 0) return null;
  return (
    <div className="flex items-center gap-4 border-y border-line py-3.5">
      <Coins aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1">
        <span className="display tabular block text-2xl">{credits.totalCredits}</span>
        <span className="block text-sm text-ink-soft">{t('label')}</span>
      </p>
      <a
        href={`${prefix}/vip_plan/cred`}
        className={buttonStyle({ size: 'sm', variant: 'secondary' })}
      >
        {t('add')}
      </a>
    </div>
  );
}
