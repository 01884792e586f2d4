'use client';

import { MapPin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Panel } from '#components/ui/panel.tsx';
import type { FindState } from './find-address.ts';
import { PlaceList, type Places } from './place-list.tsx';

interface RegionChooserProps {
  places: Places;
  state: FindState;
  prefix: string;
  /** The place itself in the page's head, or a button among other actions. */
  as?: 'place' | 'button';
}

const PLACE =
  'min-h-11 min-w-11 truncate rounded-field px-1 text-left font-ui font-semibold text-accent-ink underline decoration-2 underline-offset-4';

/** Shows which place is searched; pressed, it opens the list to change it. */
export function RegionChooser({ places, state, prefix, as = 'place' }: RegionChooserProps) {
  const t = useTranslations('discovery');
  const [open, setOpen] = useState(false);
  const { regions, currentId, city, locked } = places;
  const region = regions.find(({ id }) => id === currentId)?.name ?? '';
  const opener = {
    'aria-haspopup': 'dialog',
    onClick: () => {
      setOpen(true);
    },
  } as const;
  return (
    <>
      {as === 'button' ? (
        <Button variant="secondary" {...opener}>
          {t('region.other')}
        </Button>
      ) : (
        <div className="-ml-1 flex max-w-full items-center">
          <MapPin
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 shrink-0 text-accent-ink"
          />
          {city !== null && (
            <>
              <button
                type="button"
                aria-label={t('region.changeCity', { city })}
                className={PLACE}
                {...opener}
              >
                {city}
              </button>
              <span aria-hidden="true" className="-ml-1">
                ,
              </span>
            </>
          )}
          <button
            type="button"
            aria-label={t('region.change', { region })}
            className={PLACE}
            {...opener}
          >
            {region}
          </button>
        </div>
      )}
      <Panel
        open={open}
        onOpenChange={setOpen}
        title={t('region.title')}
        closeLabel={t('locked.stay')}
        footer={
          locked ? (
            <a href={`${prefix}/vip_plan/cambia_regione`} className={buttonStyle({ wide: true })}>
              {t('locked.action')}
            </a>
          ) : undefined
        }
      >
        <p className="pb-3 text-ink-soft">{t(locked ? 'region.locked' : 'region.text')}</p>
        <PlaceList places={places} state={state} prefix={prefix} />
      </Panel>
    </>
  );
}
