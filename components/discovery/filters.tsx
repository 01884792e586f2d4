'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { CountBadge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Field } from '#components/ui/field.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { Select } from '#components/ui/select.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import { CHOICES, CLEARED_FILTERS, filtersOn, findHref, type FindState } from './find-address.ts';
import { OrderField } from './order-field.tsx';
import { SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '#lib/discovery/limits.ts';
import { ONLINE_NOW_MS, SEVERAL_PHOTOS } from '#lib/listings/limits.ts';
import { MINUTE } from '#lib/kernel/clock.ts';

interface FiltersProps {
  state: FindState;
  /** See FindView. */
  nearTo: string | null;
  prefix: string;
}

const ages = Array.from({ length: SEARCH_AGE_MAX - SEARCH_AGE_MIN + 1 }, (_, index) => {
  const age = String(SEARCH_AGE_MIN + index);
  return { value: age, label: age };
});

/** The filters of a search, in a panel: a plain form that leads to a new page of results. */
export function Filters({ state, nearTo, prefix }: FiltersProps) {
  const t = useTranslations('discovery');
  const [open, setOpen] = useState(false);
  const [members, setMembers] = useState(state.membersOnly);
  const formId = useId();
  const count = filtersOn(state);
  const choice = (name: Exclude<keyof typeof CHOICES, 'membersOnly'>, hint?: string) => (
    <Switch
      id={`${formId}-${name}`}
      name={CHOICES[name]}
      value="1"
      label={t(`filters.${name}`)}
      hint={hint}
      defaultChecked={state[name]}
    />
  );
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} />
        {t('filters.open')}
        <CountBadge count={count} label={t('filters.active', { count })} />
      </Button>
      <Panel
        open={open}
        onOpenChange={setOpen}
        title={t('filters.title')}
        closeLabel={t('locked.stay')}
        footer={
          <div className="grid gap-2">
            <Button type="submit" form={formId} wide>
              {t('filters.apply')}
            </Button>
            {count > 0 && (
              <a
                href={findHref(prefix, state, { ...CLEARED_FILTERS, page: 1 })}
                className={buttonStyle({ variant: 'quiet', wide: true })}
              >
                {t('filters.reset')}
              </a>
            )}
          </div>
        }
      >
        <form id={formId} action={`${prefix}/find`} className="grid gap-3">
          <input type="hidden" name="page" value="1" />
          {state.region !== undefined && <input type="hidden" name="region" value={state.region} />}
          {state.city !== undefined && <input type="hidden" name="city" value={state.city} />}
          <OrderField order={state.order} nearTo={nearTo} />
          <fieldset className="grid grid-cols-2 gap-3">
            <legend className="pb-2 font-ui font-semibold">{t('filters.ages')}</legend>
            <Field label={t('filters.from')}>
              {(control) => (
                <Select
                  {...control}
                  name="from"
                  options={ages}
                  defaultValue={String(state.ageMin)}
                />
              )}
            </Field>
            <Field label={t('filters.to')}>
              {(control) => (
                <Select {...control} name="to" options={ages} defaultValue={String(state.ageMax)} />
              )}
            </Field>
          </fieldset>
          {choice('withPhoto')}
          {choice('severalPhotos', t('filters.severalPhotosHint', { photosMin: SEVERAL_PHOTOS }))}
          {choice('photoChecked', t('filters.photoCheckedHint'))}
          {choice(
            'onlineNow',
            t('filters.onlineNowHint', { onlineMinutes: ONLINE_NOW_MS / MINUTE }),
          )}
          {choice('newHere', t('filters.newHereHint'))}
          <input type="hidden" name={CHOICES.membersOnly} value={members ? '1' : '0'} />
          <Switch
            id={`${formId}-members`}
            label={t('filters.membersOnly')}
            hint={t('filters.membersOnlyHint')}
            checked={members}
            onChange={(event) => {
              setMembers(event.target.checked);
            }}
          />
          <AnswerFilters state={state} />
        </form>
      </Panel>
    </>
  );
}
