'use client';

import { ImagePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { checkPicture } from '#components/media/check-picture.ts';
import { usePictureChooser } from '#components/media/use-picture-chooser.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { later } from '#components/ui/later.tsx';
import { showToast } from '#components/ui/toast.tsx';
import type { ChosenPhoto, PhotoButtonProps } from './types.ts';

const NewPhoto = later(async () => (await import('./new-photo.tsx')).NewPhoto);

/** Beside the field, in a thread of two members who match: chooses a photo, which is then cropped. */
export function PhotoButton(props: PhotoButtonProps) {
  const t = useTranslations('chat.photo');
  const errors = useErrorMessages();
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  const { choose, input } = usePictureChooser(t('send'), (file) => {
    const wrong = checkPicture(file);
    if (wrong === undefined) setChosen({ file, src: URL.createObjectURL(file) });
    else showToast('error', { title: errors(wrong) });
  });
  return (
    <>
      {input}
      <IconButton
        label={t('send')}
        onClick={choose}
        icon={<ImagePlus aria-hidden="true" strokeWidth={1.75} />}
      />
      {chosen !== null && (
        <NewPhoto
          {...props}
          chosen={chosen}
          onClose={() => {
            URL.revokeObjectURL(chosen.src);
            setChosen(null);
          }}
        />
      )}
    </>
  );
}
