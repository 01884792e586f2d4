import { useFormatter, useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import type { ConsentLine } from './types.ts';

const SOURCES = ['signup', 'signup_repeat', 'profile', 'unsubscribe'];

/** Every consent given or withdrawn, with the exact text it was about. */
export function ConsentHistory({
  history,
  timeZone,
}: {
  history: readonly ConsentLine[];
  timeZone: string;
}) {
  const t = useTranslations('security.consents');
  const format = useFormatter();
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Disclosure title={t('history')} className="border-t">
      <ol className="divide-y divide-line">
        {history.map((line) => (
          <li key={`${line.at}-${line.purpose}`} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
              <span className="font-ui font-medium">{t(`purposes.${line.purpose}`)}</span>
              <span className="text-sm font-semibold">{t(line.granted ? 'yes' : 'no')}</span>
            </p>
            <p className="text-sm text-ink-soft">
              {t('line', { at: when(line.at), version: line.textVersion })}{' '}
              {SOURCES.includes(line.source) && t(`sources.${line.source}`)}
            </p>
            <details className="text-sm">
              <summary className="flex min-h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4">
                {t('read')}
              </summary>
              <div
                lang={line.locale}
                className="rounded-field bg-sunken px-4 py-3 [&_a]:underline"
                dangerouslySetInnerHTML={{ __html: line.html }}
              />
            </details>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
