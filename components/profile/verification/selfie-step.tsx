'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { checkPicture } from '#components/media/check-picture.ts';
import { usePictureChooser } from '#components/media/use-picture-chooser.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { CameraView } from './camera-view.tsx';
import { PoseDrawing } from './pose-drawing.tsx';
import { TakenSelfie } from './taken-selfie.tsx';
import type { VerificationData } from './types.ts';
import { useCamera } from './use-camera.ts';

const FRAME = 'aspect-3/4 w-full max-w-xs -scale-x-100 rounded-card bg-sunken object-cover';

interface SelfieStepProps {
  pose: NonNullable<VerificationData['pose']>;
  expiresAt: string;
  timeZone: string;
  sending: boolean;
  onSend: (file: File) => void;
}

/** The pose that is asked, and the camera to take the selfie with; a file where there is no camera. */
export function SelfieStep({ pose, expiresAt, timeZone, sending, onSend }: SelfieStepProps) {
  const t = useTranslations('verification');
  const errors = useErrorMessages();
  const format = useFormatter();
  const { video, state, start, close, capture } = useCamera();
  const [taken, setTaken] = useState<{ file: File; src: string }>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (taken === undefined) return;
    return () => {
      URL.revokeObjectURL(taken.src);
    };
  }, [taken]);
  const show = (file: File): void => {
    const wrong = checkPicture(file);
    setFault(wrong);
    if (wrong !== undefined) return;
    close();
    setTaken({ file, src: URL.createObjectURL(file) });
  };
  const { choose, input } = usePictureChooser(t('choose'), show);
  const takePicture = async (): Promise<void> => {
    const file = await capture();
    if (file) show(file);
  };
  const takeAnother = (): void => {
    setTaken(undefined);
    if (state !== 'unavailable') void start();
  };
  const time = format.dateTime(new Date(expiresAt), {
    timeStyle: 'short',
    timeZone,
  });
  return (
    <section aria-labelledby="selfie-pose" className="grid justify-items-start gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PoseDrawing pose={pose} />
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <h2 id="selfie-pose" tabIndex={-1} className="display text-2xl outline-none">
            {t(`poses.${pose}`)}
          </h2>
          <p className="max-w-prose text-ink-soft">{t('until', { time })}</p>
        </div>
      </div>
      {taken ? (
        <TakenSelfie
          src={taken.src}
          className={FRAME}
          sending={sending}
          onSend={() => {
            onSend(taken.file);
          }}
          onRetake={takeAnother}
        />
      ) : (
        <CameraView
          video={video}
          state={state}
          start={start}
          className={FRAME}
          onTake={() => void takePicture()}
          onChoose={choose}
        />
      )}
      {input}
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {errors(fault)}
        </p>
      )}
    </section>
  );
}
