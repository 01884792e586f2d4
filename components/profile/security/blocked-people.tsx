'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { UnblockButton } from '#components/safety/unblock-button.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { LoadedPart } from './loaded-part.tsx';
import type { LoadedBlocked } from './types.ts';

interface BlockedPeopleProps {
  loaded: LoadedBlocked;
  timeZone: string;
}

/** The members that this member has blocked, each with a button to unblock them. */
export function BlockedPeople({ loaded, timeZone }: BlockedPeopleProps) {
  const t = useTranslations('safety.list');
  const format = useFormatter();
  return (
    <LoadedPart loaded={loaded} lines={1}>
      {(people) =>
        people.length === 0 ? (
          <p className="text-ink-soft">{t('empty')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {people.map(({ angelId, screenName, photo, answeredBy, label, time }) => (
              <li key={angelId} className="flex items-center gap-4 py-3 first:pt-0">
                <PeerPicture angelId={angelId} name={screenName} photo={photo} size={48} />
                <span className="grid min-w-0 flex-1 justify-items-start gap-0.5">
                  <span className="max-w-full truncate font-ui font-medium">{screenName}</span>
                  {label !== null && <HostedLabel label={label} answeredBy={answeredBy} />}
                  <span className="text-sm text-ink-soft">
                    {t('since', {
                      date: format.dateTime(new Date(time), { dateStyle: 'medium', timeZone }),
                    })}
                  </span>
                </span>
                <UnblockButton
                  peer={{ angelId, screenName }}
                  onUnblocked={() => {
                    void loaded.mutate(
                      people.filter((one) => one.angelId !== angelId),
                      { revalidate: false },
                    );
                  }}
                />
              </li>
            ))}
          </ul>
        )
      }
    </LoadedPart>
  );
}
