'use client';

import { MapPin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { logFaults } from '#components/accounts/log-faults.ts';
import { PlaceField } from '#components/accounts/place-field.tsx';
import type { PickedPlace } from '#components/accounts/place-options.ts';
import { useFaults } from '#components/accounts/use-faults.ts';
import { Button } from '#components/ui/button.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { call } from '#lib/http/client/call.ts';

const FIELDS = ['region'] as const;

interface RegionPopupProps {
  trackerId: string;
  country: string;
}

/** A member without a place has no search results: the pages are blocked by this popup until one is picked. */
export function RegionPopup({ trackerId, country }: RegionPopupProps) {
  const t = useTranslations('popups.region');
  const faults = useFaults<'region'>(FIELDS);
  const [place, setPlace] = useState<PickedPlace>();
  const [pending, setPending] = useState(false);

  const save = async (): Promise<void> => {
    faults.clear();
    if (place === undefined) {
      faults.setFaults({ region: 'place_unknown' });
      logFaults('region', { region: 'place_unknown' });
      return;
    }
    setPending(true);
    try {
      await call('PUT /api/users/{trackerId}', { params: { trackerId }, body: place });
      window.location.reload();
    } catch (error) {
      logFaults('region', faults.take(error));
      setPending(false);
    }
  };

  return (
    <Popup
      open
      blocking
      onOpenChange={() => undefined}
      title={t('title')}
      closeLabel={t('save')}
      picture={<MapPin aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent-ink" />}
      body={<p>{t('text')}</p>}
      actions={[]}
    >
      <ScriptForm className="grid min-h-72 content-start gap-5" onSend={save}>
        <PlaceField
          country={country}
          picked={place}
          onPick={(picked) => {
            setPlace(picked);
            if (picked !== undefined) faults.clear();
          }}
          error={faults.say('region')}
        />
        <FormAlert>{faults.general}</FormAlert>
        <Button type="submit" size="lg" wide pending={pending}>
          {t('save')}
        </Button>
      </ScriptForm>
    </Popup>
  );
}
