import { useFormatter, useTranslations } from 'next-intl';

interface TextVersionsProps {
  /** The newest first. */
  versions: readonly { readonly version: number; readonly publishedAt: Date }[];
  shown: number;
  /** Address of the current text; an earlier version is at a path below it. */
  page: string;
  timeZone: string;
}

/** Every version of a text with its date, each at a permanent address; marks the one that is shown. */
export function TextVersions({ versions, shown, page, timeZone }: TextVersionsProps) {
  const t = useTranslations('legal.versions');
  const format = useFormatter();
  const newest = versions[0]?.version;
  return (
    <nav aria-labelledby="versions" className="mt-14 border-t border-line pt-5 print:hidden">
      <h2 id="versions" className="font-ui text-lg font-semibold">
        {t('title')}
      </h2>
      {shown !== newest && (
        <p className="mt-2">
          {t.rich('old', {
            link: (part) => (
              <a className="underline" href={page}>
                {part}
              </a>
            ),
          })}
        </p>
      )}
      <ol className="mt-2 font-ui text-sm">
        {versions.map(({ version, publishedAt }) => (
          <li key={version}>
            <a
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={`${page}/${String(version)}`}
              {...(version === shown && { 'aria-current': 'page' as const })}
            >
              {t(version === newest ? 'current' : 'version', {
                version,
                date: format.dateTime(publishedAt, { dateStyle: 'long', timeZone }),
              })}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
