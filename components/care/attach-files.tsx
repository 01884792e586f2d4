'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { FieldError } from '#components/ui/field.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { CARE_FILES_MAX } from '#lib/care/limits.ts';
import { FileField } from './file-field.tsx';
import { FILE_LIMITS } from './file-limits.ts';
import type { AttachedFiles } from './use-care-files.ts';

/** The files of the member's next message. */
export function AttachFiles({ attached }: { attached: AttachedFiles }) {
  const t = useTranslations('care.files');
  const say = useErrorMessages();
  const id = useId();
  const { files, uploading, fault, add, remove } = attached;
  const message =
    fault === 'files_full' ? t('full', FILE_LIMITS) : fault === null ? '' : say(fault);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <FileField
        id={id}
        label={t('label')}
        aria-describedby={`${id}-hint ${id}-fault`}
        disabled={files.length + uploading.length >= CARE_FILES_MAX}
        onChange={({ target }) => {
          add(Array.from(target.files ?? []));
          // Choosing the same file again is a change too.
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('hint', FILE_LIMITS)}
      </p>
      <div role="alert">
        {message !== '' && <FieldError id={`${id}-fault`}>{message}</FieldError>}
      </div>
      {files.length + uploading.length > 0 && (
        <ul aria-label={t('list')} className="grid gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex min-w-0 items-center gap-1">
              <span className="truncate">{file.name}</span>
              <button
                type="button"
                aria-label={t('remove', { name: file.name })}
                className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft"
                onClick={() => {
                  remove(file.id);
                }}
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </button>
            </li>
          ))}
          {uploading.map((name, nth) => (
            <li key={`${name}-${String(nth)}`} className="flex min-h-11 min-w-0 items-center gap-2">
              <Spinner className="size-4" />
              <span className="truncate text-ink-soft">{t('sending', { name })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
