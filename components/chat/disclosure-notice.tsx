'use client';

import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useHostedLabels } from '#components/notifications/use-hosted-labels.ts';

/** One line that is shown before the first credit is spent on a hosted profile. */
export function DisclosureNotice({ answeredBy }: { answeredBy: readonly string[] }) {
  const t = useTranslations('chat');
  const { who } = useHostedLabels();
  return (
    <p
      role="note"
      className="flex items-center gap-3 border-b border-line bg-sunken px-4 py-2 font-ui text-sm leading-snug text-ink desk:px-6"
    >
      <Info aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{t('disclosure', { who: who(answeredBy) })}</span>
    </p>
  );
}
