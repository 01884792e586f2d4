'use client';

import { useFormatter, useTranslations } from 'next-intl';

interface HostedLabels {
  /** "a script or an AI" */
  who: (answeredBy: readonly string[]) => string;
  /** "Hosted by us" and who answers; null for all other profiles. */
  label: (kind: string, answeredBy: readonly string[]) => string | null;
}

/** Labels for profiles that the socket brings: the same copy as on the server. */
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
