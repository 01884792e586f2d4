'use client';

import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { CareFile } from '#components/care/care-file.ts';
import { saveFile } from '#components/media/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { PrivatePicture } from '../private-picture.tsx';
import { ShowPictures } from '../queue/show-pictures.tsx';
import type { useBlur } from '../queue/use-blur.ts';
import { ZoomArea } from '../queue/zoom-area.tsx';
import { useMutation } from '../use-mutation.ts';

interface TicketFilesProps {
  files: readonly CareFile[];
  reference: string;
  purpose: string;
  blur: ReturnType<typeof useBlur>;
}

const pathOf = (reference: string, { id }: CareFile): string =>
  `/api/desk/tickets/${reference}/files/${id}`;

const kilobytes = (bytes: number): string =>
  `${Math.ceil(bytes / 1_024).toLocaleString('en-GB')} kB`;

/** The files of a message: pictures by a small version, blurred by the setting, and PDFs to download. */
export function TicketFiles({ files, reference, purpose, blur }: TicketFilesProps) {
  const [opened, setOpened] = useState<CareFile | null>(null);
  const { pending, errorMessage, run } = useMutation();
  if (files.length === 0) return null;
  const hasPicture = files.some(({ kind }) => kind === 'picture');
  const download = (file: CareFile) =>
    run(() =>
      saveFile(pathOf(reference, file), file.name, { 'x-purpose': encodeURIComponent(purpose) }),
    );
  return (
    <div data-blurred={blur.isBlurred(reference) || undefined} className="mt-3 grid gap-2">
      <ul aria-label="Files" className="flex flex-wrap items-end gap-2">
        {files.map((file) => (
          <li key={file.id} className="min-w-0">
            {file.kind === 'picture' ? (
              <button
                type="button"
                aria-label={`Open ${file.name}`}
                className="block overflow-hidden rounded-field border border-line"
                onClick={() => {
                  setOpened(file);
                }}
              >
                <PrivatePicture
                  path={`${pathOf(reference, file)}?size=thumb`}
                  purpose={purpose}
                  alt=""
                  className="size-28 object-cover"
                />
              </button>
            ) : (
              <Button
                size="sm"
                variant="secondary"
                className="max-w-full"
                disabled={pending}
                aria-label={`Download ${file.name}`}
                onClick={() => void download(file)}
              >
                <FileDown aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
                <span className="truncate">{file.name}</span>
                <span className="shrink-0 font-normal text-ink-soft">{kilobytes(file.bytes)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasPicture && <ShowPictures itemId={reference} blur={blur} />}
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <Dialog
        open={opened !== null}
        onOpenChange={() => {
          setOpened(null);
        }}
        title={opened?.name ?? ''}
        closeLabel="Close"
      >
        {opened !== null && (
          <div className="h-[min(32rem,60dvh)]">
            <ZoomArea active>
              <PrivatePicture
                path={pathOf(reference, opened)}
                purpose={purpose}
                alt={opened.name}
                className="size-full min-h-0 object-contain"
              />
            </ZoomArea>
          </div>
        )}
      </Dialog>
    </div>
  );
}
