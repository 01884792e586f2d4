'use client';

import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AppealForm } from '#components/media/appeal-form.tsx';
import type { OwnPhoto } from '#components/media/types.ts';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/panel.tsx';

interface PhotoPanelProps {
  photo: OwnPhoto;
  place: number;
  count: number;
  onClose: () => void;
  onChoose: () => void;
  /** Move by one place in the order that others see; undefined if that is not possible. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onRemove: () => void;
  onAppeal: (text: string) => Promise<boolean>;
}

/** All actions on one of the member's photos. */
export function PhotoPanel(props: PhotoPanelProps) {
  const { photo, place, count, onClose, onEarlier, onLater } = props;
  const t = useTranslations('photos');
  const { state, isDefault, path } = photo;
  return (
    <Panel open onOpenChange={onClose} title={t('photo', { place, count })} closeLabel={t('close')}>
      <div className="grid gap-4 pb-4">
        {path !== '' && (
          <img
            src={path}
            alt={t('photo', { place, count })}
            width={480}
            height={640}
            className="mx-auto h-[min(20rem,34dvh)] w-auto object-contain"
          />
        )}
        {state === 'pending' && <p className="text-ink-soft">{t('pending')}</p>}
        {state === 'approved' && isDefault && <p className="text-ink-soft">{t('mainText')}</p>}
        {(state === 'rejected' || photo.appeal === 'granted') && (
          <AppealForm photo={photo} onSend={props.onAppeal} />
        )}
        <div className="grid grid-cols-2 gap-2.5">
          {state !== 'rejected' && !isDefault && (
            <Button variant="secondary" className="col-span-2" onClick={props.onChoose}>
              <Star aria-hidden="true" strokeWidth={1.75} />
              {t('makeMain')}
            </Button>
          )}
          {(onEarlier ?? onLater) && (
            <>
              <Button
                variant="secondary"
                size="sm"
                disabled={onEarlier === undefined}
                onClick={onEarlier}
              >
                <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
                {t('earlier')}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                disabled={onLater === undefined}
                onClick={onLater}
              >
                {t('later')}
                <ArrowRight aria-hidden="true" strokeWidth={1.75} />
              </Button>
            </>
          )}
          <Button variant="quiet" className="col-span-2 text-danger" onClick={props.onRemove}>
            <Trash2 aria-hidden="true" strokeWidth={1.75} />
            {t('remove')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
