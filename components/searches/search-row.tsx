'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { findHref } from '#components/discovery/find-address.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Popup } from '#components/ui/popup.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { NEW_MEMBERS_MAX } from '#lib/discovery/limits.ts';
import type { SavedSearch } from '#lib/discovery/saved-searches/list-searches.ts';
import { call } from '#lib/http/client/call.ts';
import { useSummary } from './use-summary.ts';

interface SearchRowProps {
  search: SavedSearch;
  prefix: string;
  onDeleted: () => void;
}

function addressOf(search: SavedSearch, prefix: string): string {
  const place = { region: search.region ?? undefined, city: search.city ?? undefined };
  return findHref(prefix, { ...search, ...place, page: 1 });
}

/** A saved search: what it asks for, how many joined since it was opened, its alert, and how to open and delete it. */
export function SearchRow({ search, prefix, onDeleted }: SearchRowProps) {
  const t = useTranslations('searches');
  const summary = useSummary();
  const switchId = useId();
  const [alert, setAlert] = useState(search.alert);
  const [asked, setAsked] = useState(false);
  const changing = useRequest();
  const deleting = useRequest();
  const { id, name, newMembers: count } = search;
  const change = async (on: boolean): Promise<void> => {
    setAlert(on);
    const alertCall = () =>
      call('POST /api/users/searches/{id}/alert', { params: { id }, body: { alert: on } });
    if (!(await changing.run(alertCall))) setAlert(!on);
  };
  const remove = async (): Promise<void> => {
    const deleteCall = () => call('DELETE /api/users/searches/{id}', { params: { id } });
    if (await deleting.run(deleteCall)) onDeleted();
  };
  return (
    <article className="card grid grid-cols-1 gap-3 p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="display text-xl [overflow-wrap:anywhere]">{name}</h2>
        {count > 0 && (
          <Badge tone="accent">
            {t(count >= NEW_MEMBERS_MAX ? 'freshMost' : 'fresh', { count })}
          </Badge>
        )}
      </div>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {summary(search).join(' · ')}
      </p>
      <Switch
        id={switchId}
        label={t('save.alert')}
        checked={alert}
        disabled={changing.pending}
        onChange={({ target }) => {
          void change(target.checked);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <a
          href={addressOf(search, prefix)}
          aria-label={t('openOne', { name })}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          {t('open')}
        </a>
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('delete.one', { name })}
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('delete.confirm')}
        </Button>
      </div>
      <Popup
        open={asked}
        onOpenChange={setAsked}
        title={t('delete.title', { name })}
        body={<p>{t('delete.text')}</p>}
        closeLabel={t('delete.keep')}
        actions={[
          {
            label: t('delete.confirm'),
            tone: 'danger',
            stays: true,
            pending: deleting.pending,
            onPress: () => void remove(),
          },
          { label: t('delete.keep'), tone: 'quiet' },
        ]}
      />
    </article>
  );
}
