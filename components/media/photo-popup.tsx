'use client';

import { UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { FieldError } from '#components/ui/field.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { storeAvatar } from './avatar-memory.ts';
import { checkPicture } from './check-picture.ts';
import type { OwnPhoto } from './types.ts';
import { UploadProgress } from './upload-progress.tsx';
import { usePictureChooser } from './use-picture-chooser.tsx';
import { useUpload } from './use-upload.ts';

interface PhotoPopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trackerId: string;
  onUploaded?: (photo: OwnPhoto) => void;
}

/** Asks a member without a photo for one; "do it later" is an equal answer. */
export function PhotoPopup({ open, onOpenChange, trackerId, onUploaded }: PhotoPopupProps) {
  const t = useTranslations('photos');
  const errors = useErrorMessages();
  const [fault, setFault] = useState<string>();
  const sent = useCallback(
    (photo: OwnPhoto) => {
      storeAvatar(photo.path);
      showToast('success', { title: t('sent'), description: t('sentText') });
      onUploaded?.(photo);
      onOpenChange(false);
    },
    [onOpenChange, onUploaded, t],
  );
  const { uploads, add, retry, drop } = useUpload(trackerId, sent);
  const { choose, input } = usePictureChooser(t('add'), (file) => {
    const wrong = checkPicture(file);
    setFault(wrong);
    if (wrong === undefined) add(file);
  });
  const [upload] = uploads;
  const later = { label: t('popup.later'), tone: 'quiet' } as const;
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('popup.title')}
      closeLabel={t('close')}
      picture={<Placeholder preview={upload?.preview} />}
      body={<p>{t('popup.text')}</p>}
      actions={upload ? [] : [{ label: t('popup.upload'), onPress: choose, stays: true }, later]}
    >
      {input}
      {upload && (
        <UploadProgress
          upload={upload}
          onRetry={() => void retry(upload)}
          onDrop={() => {
            drop(upload);
          }}
        />
      )}
      {fault !== undefined && (
        <div role="alert">
          <FieldError id="photo-popup-fault">{errors(fault)}</FieldError>
        </div>
      )}
    </Popup>
  );
}

function Placeholder({ preview }: { preview: string | undefined }) {
  return (
    <div className="crop-avatar relative mx-auto grid size-32 place-items-center overflow-hidden bg-second text-on-second">
      <span aria-hidden="true" className="pattern absolute inset-0" />
      {preview === undefined ? (
        <UserRound aria-hidden="true" strokeWidth={1.25} className="relative size-16" />
      ) : (
        <img src={preview} alt="" className="relative size-full object-cover" />
      )}
    </div>
  );
}
