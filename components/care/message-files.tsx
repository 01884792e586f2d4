import { FileDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CareFile } from './care-file.ts';

interface MessageFilesProps {
  reference: string;
  files: readonly CareFile[];
}

/** The files of a message of the member's own ticket: pictures by a small version, and PDFs to download. */
export function MessageFiles({ reference, files }: MessageFilesProps) {
  const t = useTranslations('care.files');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('list')} className="flex flex-wrap gap-2">
      {files.map(({ id, kind, name }) => {
        const path = `/api/users/tickets/${reference}/files/${id}`;
        return (
          <li key={id} className="min-w-0">
            {kind === 'picture' ? (
              <a
                href={path}
                target="_blank"
                rel="noopener"
                aria-label={t('open', { name })}
                className="block overflow-hidden rounded-field border border-line"
              >
                <img
                  src={`${path}?size=thumb`}
                  alt=""
                  loading="lazy"
                  className="size-28 object-cover"
                />
              </a>
            ) : (
              <a
                href={path}
                download={name}
                aria-label={t('download', { name })}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-field border border-line px-3"
              >
                <FileDown aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
                <span className="truncate">{name}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
