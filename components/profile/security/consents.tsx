'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { ConsentText } from '#components/accounts/consent-text.tsx';
import { useConsentTexts } from '#components/accounts/use-consent-texts.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { Popup } from '#components/ui/popup.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { showToast } from '#components/ui/toast.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import { ConsentHistory } from './consent-history.tsx';
import { heldConsents } from './held-consents.ts';
import { LoadedPart } from './loaded-part.tsx';
import type { ConsentLine } from './types.ts';

/** Can be withdrawn here as easily as given; the other consents belong to the contract and end with the account. */
const BOX = { marketing: 'terms3', orientation: 'terms2' } as const;
type Changeable = keyof typeof BOX;

function isChangeable(purpose: ConsentLine['purpose']): purpose is Changeable {
  return purpose in BOX;
}

interface ConsentsProps {
  language: Locale;
  timeZone: string;
  prefix: string;
}

/** The member's current consents, with switches to withdraw them, and their history. */
export function Consents({ language, timeZone, prefix }: ConsentsProps) {
  const t = useTranslations('security.consents');
  const format = useFormatter();
  const showError = useErrorToast();
  const loaded = useSWR('consents', () => call('GET /api/consents/history'));
  const texts = useConsentTexts(language);
  const [changing, setChanging] = useState<Changeable>();
  const [asked, setAsked] = useState(false);

  const change = async (purpose: Changeable, granted: boolean): Promise<void> => {
    setChanging(purpose);
    try {
      const readVersion = texts.data?.[BOX[purpose]].version;
      await call('POST /api/consents', { body: { purpose, granted, language, readVersion } });
      showToast('success', { title: t(granted ? 'given' : 'taken') });
      await loaded.mutate();
    } catch (error) {
      showError(error);
      // Fetches the newer text that replaces the refused one.
      await texts.mutate();
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
                    hint={
                      <>
                        {texts.data && (
                          <span className="mb-1 block max-w-prose">
                            <ConsentText html={texts.data[BOX[purpose]].html} prefix={prefix} />
                          </span>
                        )}
                        {t(granted ? 'since' : 'notSince', { day: day(at) })}
                      </>
                    }
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
