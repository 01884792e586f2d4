'use client';

import { useTranslations } from 'next-intl';
import { LoadedPart } from '../loaded-part.tsx';
import type { LoadedKnownPeople } from '../types.ts';
import { KnownList } from './known-list.tsx';
import { KnownPeopleForm } from './known-people-form.tsx';

const CONSEQUENCES = ['later', 'chats', 'silent', 'private'] as const;

interface KnownPeopleProps {
  loaded: LoadedKnownPeople;
  timeZone: string;
}

/** The member's list of people they know: neither they nor the member see each other. What it does is said before it. */
export function KnownPeople({ loaded, timeZone }: KnownPeopleProps) {
  const t = useTranslations('security.known');
  return (
    <LoadedPart loaded={loaded} lines={4}>
      {({ count, addedAt }) => (
        <div className="grid gap-5">
          <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
            {CONSEQUENCES.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
          {count > 0 && (
            <KnownList
              count={count}
              addedAt={addedAt}
              timeZone={timeZone}
              onCleared={() => {
                void loaded.mutate({ count: 0, addedAt: null }, { revalidate: false });
              }}
            />
          )}
          <KnownPeopleForm
            listed={count}
            onChanged={(now) => {
              void loaded.mutate({ count: now, addedAt }, { revalidate: true });
            }}
          />
        </div>
      )}
    </LoadedPart>
  );
}
