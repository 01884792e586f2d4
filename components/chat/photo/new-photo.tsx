'use client';

import { useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { CropDialog } from '#components/media/crop-dialog.tsx';
import type { CropBox } from '#components/media/types.ts';
import { showToast } from '#components/ui/toast.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import type { ChosenPhoto, PhotoButtonProps } from './types.ts';

interface NewPhotoProps extends PhotoButtonProps {
  chosen: ChosenPhoto;
  onClose: () => void;
}

/** From the chosen file to the upload: first the crop, then the caption. */
export function NewPhoto(props: NewPhotoProps) {
  const { chosen, onClose } = props;
  const errors = useErrorMessages();
  const [cut, setCut] = useState<{ crop: CropBox | undefined } | null>(null);
  if (cut === null) {
    return (
      <CropDialog
        src={chosen.src}
        onClose={onClose}
        onUnreadable={() => {
          showToast('error', { title: errors('photo_unreadable') });
          onClose();
        }}
        onDone={(crop) => {
          setCut({ crop });
        }}
      />
    );
  }
  return (
    <PhotoPanel
      {...props}
      crop={cut.crop}
      onCropAgain={() => {
        setCut(null);
      }}
    />
  );
}
