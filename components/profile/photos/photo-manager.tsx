'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useId, useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { checkPicture } from '#components/media/check-picture.ts';
import { CropDialog } from '#components/media/crop-dialog.tsx';
import { UploadProgress } from '#components/media/upload-progress.tsx';
import { usePictureChooser } from '#components/media/use-picture-chooser.tsx';
import { useUpload, type Upload } from '#components/media/use-upload.ts';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { OpenPhoto } from './open-photo.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { RemovedNote } from './removed-note.tsx';
import { asShown, usePhotos } from './use-photos.ts';
import { UPLOAD_MEGABYTES } from '#lib/media/limits.ts';

/** The member's photos on their own page: add, crop, order, choose the main one, delete, appeal. */
export function PhotoManager({ trackerId }: { trackerId: string }) {
  const t = useTranslations('photos');
  const errors = useErrorMessages();
  const title = useId();
  const photos = usePhotos(trackerId);
  const { uploads, add, retry, drop } = useUpload(trackerId, photos.refresh);
  const [chosen, setChosen] = useState<{ file: File; src: string }>();
  const [fault, setFault] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  const over = useCallback(() => {
    setRemoved(undefined);
  }, []);
  const { choose, input } = usePictureChooser(t('add'), (file) => {
    const wrong = checkPicture(file);
    setFault(wrong);
    if (wrong === undefined) setChosen({ file, src: URL.createObjectURL(file) });
  });

  const closePanel = (): void => {
    if (chosen) URL.revokeObjectURL(chosen.src);
    setChosen(undefined);
  };

  const { answer } = photos;
  const list = asShown(answer?.photos ?? []);
  const seconds = answer?.selfReviewSeconds ?? null;
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={title} className="display text-xl">
          {t('title')}
        </h2>
        {answer && (
          <p className="tabular font-ui text-sm text-ink-soft">
            {t('count', { count: list.length, most: answer.most })}
          </p>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {removed !== undefined && (
          <RemovedNote
            text={t('removed')}
            onOver={over}
            onUndo={() => {
              over();
              void photos.restore(removed);
            }}
          />
        )}
      </div>
      {photos.failed ? (
        <div className="grid justify-items-start gap-2">
          <p>{t('failed')}</p>
          <Button variant="secondary" size="sm" onClick={photos.refresh}>
            {t('again')}
          </Button>
        </div>
      ) : (
        <PhotoGrid
          list={list}
          most={answer && answer.most - uploads.length}
          onOpen={setOpened}
          onAdd={choose}
        />
      )}
      {input}
      {uploads.map((upload) => (
        <UploadTile
          key={upload.id}
          upload={upload}
          onRetry={() => void retry(upload)}
          onDrop={() => {
            drop(upload);
          }}
        />
      ))}
      {fault !== undefined && (
        <div role="alert">
          <FieldError id={`${title}-fault`}>{errors(fault)}</FieldError>
        </div>
      )}
      <div className="grid gap-1 text-sm text-ink-soft">
        <p>{t('hint', { megabytes: UPLOAD_MEGABYTES })}</p>
        {seconds !== null && <p>{t('demo', { seconds })}</p>}
      </div>
      {chosen && (
        <CropDialog
          src={chosen.src}
          onClose={closePanel}
          onUnreadable={() => {
            closePanel();
            setFault('photo_unreadable');
          }}
          onDone={(crop) => {
            closePanel();
            add(chosen.file, crop);
          }}
        />
      )}
      <OpenPhoto
        list={list}
        id={opened}
        photos={photos}
        onClose={() => {
          setOpened(undefined);
        }}
        onRemoved={setRemoved}
      />
    </section>
  );
}

interface UploadTileProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A photo being uploaded: its preview, the progress, and a button to cancel it. */
function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  return (
    <div className="grid grid-cols-[5rem_1fr] items-center gap-4">
      <div className="crop aspect-3/4 overflow-hidden bg-sunken">
        <img src={upload.preview} alt="" className="size-full object-cover" />
      </div>
      <UploadProgress upload={upload} onRetry={onRetry} onDrop={onDrop} />
    </div>
  );
}
