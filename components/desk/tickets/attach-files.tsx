'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileField } from '#components/care/file-field.tsx';
import type { AttachedFiles } from '#components/care/use-care-files.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { CARE_FILES_MAX, CARE_PDF_MEGABYTES, CARE_PICTURE_MEGABYTES } from '#lib/care/limits.ts';
import { deskErrorMessage } from '../desk-errors.ts';
import { ErrorMessage } from '../error-message.tsx';

interface AttachFilesProps {
  attached: AttachedFiles;
  /** Beside the button. */
  children: ReactNode;
}

/** The files of a reply: attached to its mail, and shown to a member beside the reply. */
export function AttachFiles({ attached, children }: AttachFilesProps) {
  const { files, uploading, fault } = attached;
  const isFull = files.length + uploading.length >= CARE_FILES_MAX;
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <FileField
          id="attach"
          label="Attach files"
          aria-describedby="attach-hint"
          disabled={isFull}
          onChange={({ target }) => {
            attached.add(Array.from(target.files ?? []));
            // Choosing the same file again is a change too.
            target.value = '';
          }}
        />
        {children}
        <p id="attach-hint" className="w-full text-xs text-ink-soft">
          {`Up to ${String(CARE_FILES_MAX)}, sent with the email: pictures up to ${String(CARE_PICTURE_MEGABYTES)} MB, PDFs up to ${String(CARE_PDF_MEGABYTES)} MB.`}
        </p>
      </div>
      <ErrorMessage>{fault === null ? null : deskErrorMessage(fault)}</ErrorMessage>
      {files.length + uploading.length > 0 && (
        <ul aria-label="Attached files" className="grid gap-1 text-sm">
          {files.map(({ id, name }) => (
            <li key={id} className="flex min-w-0 items-center gap-1">
              <span className="truncate">{name}</span>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="grid size-9 shrink-0 place-items-center rounded-field text-ink-soft"
                onClick={() => {
                  attached.remove(id);
                }}
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </button>
            </li>
          ))}
          {uploading.map((name, nth) => (
            <li key={`${name}-${String(nth)}`} className="flex min-h-9 min-w-0 items-center gap-2">
              <Spinner className="size-4" />
              <span className="truncate text-ink-soft">{`Uploading ${name}`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
