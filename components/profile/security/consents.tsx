'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { useTellError } from '#components/notifications/use-tell-error.ts';
import { Popup } from '#components/ui/popup.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import { ConsentHistory } from './consent-history.tsx';
import { heldConsents } from './held-consents.ts';
import { LoadedPart } from './loaded-part.tsx';
import type { ConsentLine } from './types.ts';

/** Taken back here as easily as given; the others are the contract, and end with the account. */
const FREE_TO_CHANGE = ['marketing', 'orientation'] as const;
type Changeable = (typeof FREE_TO_CHANGE)[number];

function isChangeable(purpose: ConsentLine['purpose']): purpose is Changeable {
  return FREE_TO_CHANGE.some((one) => one === purpose);
}

interface ConsentsProps {
  language: 'it' | 'es' | 'fr' | 'en';
  timeZone: string;
}

/** What the member agreed to, as it holds, with the way to take it back, and how it came to be. */
export function Consents({ language, timeZone }: ConsentsProps) {
  const t = useTranslations('security.consents');
  const format = useFormatter();
  const tellError = useTellError();
  const loaded = useSWR('consents', () => call('GET /api/consents/history'));
  const [changing, setChanging] = useState<Changeable>();
  const [asked, setAsked] = useState(false);

  const change = async (purpose: Changeable, granted: boolean): Promise<void> => {
    setChanging(purpose);
    try {
      await call('POST /api/consents', { body: { purpose, granted, language } });
      showToast('success', { title: t(granted ? 'given' : 'taken') });
      await loaded.mutate();
    } catch (error) {
      tellError(error);
    } finally {
      setChanging(undefined);
    }
  };
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeZone });

  return (
    <LoadedPart loaded={loaded} lines={4}>
      {(history) => (
        <div className="grid gap-5">
          <ul className="divide-y divide-line">
            {heldConsents(history).map(({ purpose, granted, at }) => (
              <li key={purpose} className="py-1 first:pt-0">
                {isChangeable(purpose) ? (
                  <Switch
                    id={`consent-${purpose}`}
                    label={t(`purposes.${purpose}`)}
                    hint={t(granted ? 'since' : 'notSince', { day: day(at) })}
                    checked={granted}
                    disabled={changing !== undefined}
                    onChange={() => {
                      if (purpose === 'orientation' && granted) setAsked(true);
                      else void change(purpose, !granted);
                    }}
                  />
                ) : (
                  <p className="grid gap-0.5 py-2">
                    <span className="font-ui font-medium">{t(`purposes.${purpose}`)}</span>
                    <span className="text-sm text-ink-soft">
                      {t('since', { day: day(at) })} {t('partOfContract')}
                    </span>
                  </p>
                )}
              </li>
            ))}
          </ul>
          <ConsentHistory history={history} timeZone={timeZone} />
          <Popup
            open={asked}
            onOpenChange={setAsked}
            title={t('orientation.title')}
            body={<p>{t('orientation.text')}</p>}
            closeLabel={t('orientation.keep')}
            actions={[
              { label: t('orientation.keep'), tone: 'primary' },
              {
                label: t('orientation.take'),
                tone: 'secondary',
                onPress: () => {
                  void change('orientation', false);
                },
              },
            ]}
          />
        </div>
      )}
    </LoadedPart>
  );
}
