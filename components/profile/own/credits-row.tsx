'use client';

import { useTranslations } from 'next-intl';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { batteryLevel } from '#components/shell/credit-level.ts';
import { CreditMark } from '#components/shell/credit-mark.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

/** The remaining credits, and a link to buy more; from level 1 on. */
export function CreditsRow({ prefix }: { prefix: string }) {
  const t = useTranslations('account.credits');
  const { credits } = useMemberState();
  const { level, totalCredits: total } = credits;
  if (level === 0) return null;
  return (
    <div className="flex items-center gap-4 border-y border-line py-3.5">
      <CreditMark
        level={total === 0 ? 'none' : batteryLevel(total)}
        className="size-9 text-accent-ink"
      />
      <p className="min-w-0 flex-1">
        <span className="display tabular block text-2xl">{total}</span>
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
