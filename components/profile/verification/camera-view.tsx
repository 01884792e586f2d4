import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { CameraState, useCamera } from './use-camera.ts';

interface CameraViewProps extends Pick<ReturnType<typeof useCamera>, 'video' | 'state' | 'start'> {
  className: string;
  onTake: () => void;
  onChoose: () => void;
}

/** What the camera sees, and the buttons for it; a file where there is no camera. */
export function CameraView({ video, state, start, className, onTake, onChoose }: CameraViewProps) {
  const t = useTranslations('verification');
  const buttons = useRef<HTMLDivElement>(null);
  const shown = useRef<CameraState>('off');
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // The button that was pressed is gone.
    if (state === 'on' || state === 'unavailable')
      buttons.current?.querySelector('button')?.focus();
  }, [state]);
  return (
    <>
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={t('live')}
        className={state === 'on' ? className : 'hidden'}
      />
      <div ref={buttons} className="flex flex-wrap gap-3">
        {state === 'on' && (
          <Button key="take" onClick={onTake}>
            {t('take')}
          </Button>
        )}
        {(state === 'off' || state === 'starting') && (
          <Button key="open" pending={state === 'starting'} onClick={() => void start()}>
            {t('open')}
          </Button>
        )}
        <Button variant={state === 'unavailable' ? 'primary' : 'secondary'} onClick={onChoose}>
          {t('choose')}
        </Button>
      </div>
      {state === 'unavailable' && (
        <p role="status" className="max-w-prose">
          {t('noCamera')}
        </p>
      )}
    </>
  );
}
