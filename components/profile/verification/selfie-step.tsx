'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { checkPicture } from '#components/media/check-picture.ts';
import { usePictureChooser } from '#components/media/use-picture-chooser.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import type { VerificationData } from './types.ts';
import { useCamera } from './use-camera.ts';

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
  const { video, state: camera, start, capture } = useCamera();
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
    if (wrong === undefined) setTaken({ file, src: URL.createObjectURL(file) });
  };
  const { choose, input } = usePictureChooser(t('choose'), show);
  const takePicture = async (): Promise<void> => {
    const file = await capture();
    if (file) show(file);
  };
  const time = format.dateTime(new Date(expiresAt), {
    timeStyle: 'short',
    timeZone,
  });
  const frame = 'aspect-3/4 w-full max-w-xs -scale-x-100 rounded-card bg-sunken object-cover';
  return (
    <section aria-labelledby="selfie-pose" className="grid justify-items-start gap-4">
      <h2 id="selfie-pose" className="display text-2xl">
        {t(`poses.${pose}`)}
      </h2>
      <p className="max-w-prose text-ink-soft">{t('until', { time })}</p>
      {taken ? (
        <>
          <img src={taken.src} alt={t('yours')} className={frame} />
          <div className="flex flex-wrap gap-3">
            <Button
              pending={sending}
              onClick={() => {
                onSend(taken.file);
              }}
            >
              {t('send')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setTaken(undefined);
              }}
            >
              {t('retake')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <video
            ref={video}
            autoPlay
            muted
            playsInline
            aria-label={t('live')}
            className={camera === 'on' ? frame : 'hidden'}
          />
          <div className="flex flex-wrap gap-3">
            {camera === 'on' ? (
              <Button onClick={() => void takePicture()}>{t('take')}</Button>
            ) : (
              camera !== 'unavailable' && (
                <Button pending={camera === 'starting'} onClick={() => void start()}>
                  {t('open')}
                </Button>
              )
            )}
            <Button variant={camera === 'unavailable' ? 'primary' : 'secondary'} onClick={choose}>
              {t('choose')}
            </Button>
          </div>
          {camera === 'unavailable' && (
            <p role="status" className="max-w-prose">
              {t('noCamera')}
            </p>
          )}
        </>
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
