'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { CropFrame } from './crop-frame.tsx';
import { boxOf, WHOLE_VIEW, type Size } from './crop-math.ts';
import type { CropBox } from './types.ts';

interface CropDialogProps {
  /** Object URL of the file. */
  src: string;
  onDone: (crop: CropBox | undefined) => void;
  onClose: () => void;
  onUnreadable: () => void;
}

const NEAREST = 4;

/** Before a photo is sent: chooses the part that is shown. The server cuts it from the original. */
export function CropDialog({ src, onDone, onClose, onUnreadable }: CropDialogProps) {
  const t = useTranslations('photos');
  const [size, setSize] = useState<Size>();
  const [view, setView] = useState(WHOLE_VIEW);

  return (
    <Panel
      open
      onOpenChange={onClose}
      title={t('crop.title')}
      closeLabel={t('close')}
      footer={
        <div className="grid gap-2.5">
          <Button
            wide
            disabled={!size}
            onClick={() => {
              if (size) onDone(boxOf(size, view));
            }}
          >
            {t('crop.use')}
          </Button>
          <Button
            wide
            variant="secondary"
            disabled={!size}
            onClick={() => {
              onDone(undefined);
            }}
          >
            {t('crop.whole')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <CropFrame
          src={src}
          size={size}
          view={view}
          onView={setView}
          onSize={setSize}
          onUnreadable={onUnreadable}
        />
        <label className="grid gap-1 font-ui font-semibold">
          {t('crop.zoom')}
          <input
            type="range"
            min={1}
            max={NEAREST}
            step={0.05}
            value={view.zoom}
            onChange={(event) => {
              setView({ ...view, zoom: Number(event.target.value) });
            }}
            className="h-11 w-full scroll-my-4"
          />
        </label>
      </div>
    </Panel>
  );
}
