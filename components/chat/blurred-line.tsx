'use client';

import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { HookLink } from '#components/payments/hooks/hook-link.tsx';

/** Above the list while it contains a message that the member may not read. A press shows what unlocks it. */
export function BlurredLine({ prefix }: { prefix: string }) {
  const t = useTranslations('hooks');
  return (
    <HookLink
      kind="attiva_lettura"
      href={`${prefix}/hook/messaggio_offuscato`}
      className="mx-4 mb-2 flex min-h-11 items-center gap-2 font-ui text-sm font-semibold text-accent-ink underline underline-offset-4"
    >
      <LockKeyhole aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {t('reading')}
    </HookLink>
  );
}
