'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmailField } from '#components/accounts/email-field.tsx';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useFaults } from '#components/accounts/use-faults.ts';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Select } from '#components/ui/select.tsx';
import { showToast } from '#components/ui/toast.tsx';
import {
  CHECK_IN_GRACE_MS,
  CHECK_IN_HOURS,
  DATE_NAME_MAX_LENGTH,
  DATE_PLACE_MAX_LENGTH,
} from '#lib/dates/limits.ts';
import { call } from '#lib/http/client/call.ts';
import { HOUR } from '#lib/kernel/clock.ts';
import { missingIn } from './missing-fields.ts';

/** The earliest and the latest time of a meeting, as a clock of the brand shows them. */
export interface MeetingRange {
  min: string;
  max: string;
}

interface DateFormProps {
  /** Of the form: its button is outside, in the footer of the panel. */
  id: string;
  withName: string;
  range: MeetingRange;
  timeZone: string;
  onPending: (pending: boolean) => void;
  onShared: () => Promise<void>;
}

const FIELDS = ['name', 'place', 'meetAt', 'contact'] as const;
const USUAL_HOURS = 2;

/** Who, where, when, and whom we email without a check-in. */
export function DateForm({ id, withName, range, timeZone, ...on }: DateFormProps) {
  const { onPending, onShared } = on;
  const t = useTranslations('dates.form');
  const [typed, setTyped] = useState({ name: withName, place: '', meetAt: '', contact: '' });
  const [hours, setHours] = useState<(typeof CHECK_IN_HOURS)[number]>(USUAL_HOURS);
  const faults = useFaults<(typeof FIELDS)[number]>(FIELDS);
  const change = (field: (typeof FIELDS)[number], value: string): void => {
    setTyped((before) => ({ ...before, [field]: value }));
    faults.forget([field]);
  };
  const send = async (): Promise<void> => {
    faults.clear();
    const missing = missingIn(typed);
    if (Object.keys(missing).length > 0) {
      faults.setFaults(missing);
      return;
    }
    onPending(true);
    try {
      await call('POST /api/users/dates', { body: { ...typed, checkInHours: hours } });
      showToast('success', { title: t('done') });
      await onShared();
    } catch (error) {
      faults.take(error);
    } finally {
      onPending(false);
    }
  };
  return (
    <ScriptForm id={id} onSend={send} className="grid gap-5">
      <Field label={t('name')} error={faults.say('name')}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={DATE_NAME_MAX_LENGTH}
            value={typed.name}
            onChange={({ target }) => {
              change('name', target.value);
            }}
          />
        )}
      </Field>
      <Field label={t('place')} hint={t('placeHint')} error={faults.say('place')}>
        {(control) => (
          <Input
            {...control}
            name="place"
            autoComplete="off"
            maxLength={DATE_PLACE_MAX_LENGTH}
            value={typed.place}
            onChange={({ target }) => {
              change('place', target.value);
            }}
          />
        )}
      </Field>
      <Field
        label={t('meetAt')}
        hint={t('meetAtHint', { zone: cityOf(timeZone) })}
        error={faults.say('meetAt')}
      >
        {(control) => (
          <Input
            {...control}
            {...range}
            name="meetAt"
            type="datetime-local"
            value={typed.meetAt}
            onChange={({ target }) => {
              change('meetAt', target.value);
            }}
          />
        )}
      </Field>
      <Field label={t('checkIn')} hint={t('checkInHint', { graceHours: CHECK_IN_GRACE_MS / HOUR })}>
        {(control) => (
          <Select
            {...control}
            name="checkInHours"
            value={String(hours)}
            options={CHECK_IN_HOURS.map((count) => ({
              value: String(count),
              label: t('hours', { count }),
            }))}
            onChange={({ target }) => {
              const picked = CHECK_IN_HOURS.find((count) => String(count) === target.value);
              if (picked !== undefined) setHours(picked);
            }}
          />
        )}
      </Field>
      <EmailField
        name="contact"
        label={t('contact')}
        hint={t('contactHint')}
        error={faults.say('contact')}
        value={typed.contact}
        onValue={(value) => {
          change('contact', value);
        }}
      />
      <FormAlert>{faults.general}</FormAlert>
    </ScriptForm>
  );
}

/** `Europe/Rome` → `Rome`. */
function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
