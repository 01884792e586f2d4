'use client';

import { useFormatter, useTranslations } from 'next-intl';

interface HostedLabels {
  /** "a script or an AI" */
  who: (answeredBy: readonly string[]) => string;
  /** "Hosted by us" and who answers; null for everybody else. */
  label: (kind: string, answeredBy: readonly string[]) => string | null;
}

/** For what the socket brings: the same words the server writes. */
export function useHostedLabels(): HostedLabels {
  const t = useTranslations('profile.hosted');
  const format = useFormatter();
  const who = (answeredBy: readonly string[]): string =>
    format.list(
      answeredBy.map((answerer) => t(`by.${answerer}` as 'by.script')),
      { type: 'disjunction' },
    );
  return {
    who,
    label: (kind, answeredBy) => (kind === 'hosted' ? t('label', { who: who(answeredBy) }) : null),
  };
}
