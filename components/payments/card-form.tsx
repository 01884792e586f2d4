'use client';

import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { HostedFieldsConfig } from '#lib/payments/hosted-fields-config.ts';
import type { Offer } from '#lib/payments/offer.ts';
import { CardIcons } from '#components/brand/card-icons.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { SealedFields } from './hosted-fields/hosted-fields.ts';
import { useHostedFields } from './hosted-fields/use-hosted-fields.ts';
import { OrderSummary } from './order-summary.tsx';

export type CardFormValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly startNow: boolean;
  readonly sendPending: boolean;
};

interface CardFormProps {
  offer: Offer;
  fields: HostedFieldsConfig;
  locale: string;
  /** A message waits for credits, so sending it afterwards can be ticked. */
  hasPendingMessage: boolean;
  /** The member has asked for that already, where the message was refused. */
  sendsPending: boolean;
  submitting: boolean;
  onSubmit: (values: CardFormValues, seal: () => Promise<SealedFields | null>) => void;
}

type Faults = Partial<Record<'firstName' | 'lastName' | 'startNow', true>>;

function faultsOf(values: CardFormValues, needsStart: boolean): Faults {
  return {
    ...(values.firstName.trim() === '' && { firstName: true }),
    ...(values.lastName.trim() === '' && { lastName: true }),
    ...(needsStart && !values.startNow && { startNow: true }),
  };
}

const EMPTY: CardFormValues = { firstName: '', lastName: '', startNow: false, sendPending: false };

function FieldsToCome({ label }: { label: string }) {
  return (
    <div role="status" className="grid content-start gap-x-4 gap-y-9 pt-7 desk:grid-cols-2">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-12 desk:col-span-2" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

export function CardForm(props: CardFormProps) {
  const { offer, fields: config, locale, submitting } = props;
  const t = useTranslations('payments.form');
  const { place, state, seal } = useHostedFields({ config, locale, title: t('frame') });
  const [values, setValues] = useState({ ...EMPTY, sendPending: props.sendsPending });
  const [faults, setFaults] = useState<Faults>({});
  const paid = offer.priceMinor > 0;

  const set = (change: Partial<CardFormValues>) => {
    setValues((before) => ({ ...before, ...change }));
    setFaults((before) => {
      const left = Object.entries(before).filter(([name]) => !(name in change));
      return Object.fromEntries(left);
    });
  };

  const submit = (form: HTMLFormElement) => {
    const found = faultsOf(values, paid);
    setFaults(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    props.onSubmit(values, seal);
  };

  const name = (key: 'firstName' | 'lastName', complete: string) => (
    <Field label={t(key)} error={faults[key] ? t('required') : undefined}>
      {(control) => (
        <Input
          {...control}
          name={key}
          autoComplete={complete}
          maxLength={60}
          required
          disabled={submitting}
          value={values[key]}
          onChange={(event) => {
            set({ [key]: event.target.value });
          }}
        />
      )}
    </Field>
  );

  return (
    <ScriptForm aria-busy={submitting || undefined} className="grid gap-6" onSend={submit}>
      <div className="grid gap-4 desk:grid-cols-2">
        {name('firstName', 'cc-given-name')}
        {name('lastName', 'cc-family-name')}
      </div>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 flex w-full flex-wrap items-center justify-between gap-3 font-ui font-semibold">
          {t('card')}
          <CardIcons label={t('networks')} />
        </legend>
        {state === 'failed' && <FieldError id="card-fields">{t('frameFailed')}</FieldError>}
        <div className="grid *:col-start-1 *:row-start-1" hidden={state === 'failed'}>
          {state === 'loading' && <FieldsToCome label={t('loading')} />}
          <div
            ref={place}
            inert={submitting}
            className={clsx(state === 'loading' && 'invisible')}
          />
        </div>
        <p className="mt-1 flex items-start gap-2 text-sm text-ink-soft">
          <Lock aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          {t('sealed')}
        </p>
      </fieldset>
      <div className="grid gap-1">
        {paid && (
          <Checkbox
            id="start-now"
            name="startNow"
            checked={values.startNow}
            disabled={submitting}
            label={offer.lines.startNow}
            error={faults.startNow ? t('startNowMissing') : undefined}
            onChange={(event) => {
              set({ startNow: event.target.checked });
            }}
          />
        )}
        {props.hasPendingMessage && paid && (
          <Checkbox
            id="send-pending"
            name="sendPending"
            checked={values.sendPending}
            disabled={submitting}
            label={t('sendPending')}
            onChange={(event) => {
              set({ sendPending: event.target.checked });
            }}
          />
        )}
      </div>
      <OrderSummary offer={offer} />
      <div className="grid gap-2">
        <Button type="submit" size="lg" wide pending={submitting} disabled={state !== 'ready'}>
          {offer.button}
        </Button>
        <p aria-live="polite" className="text-center text-sm text-ink-soft">
          {submitting ? t('submitting') : t('statement', { descriptor: offer.descriptor })}
        </p>
      </div>
    </ScriptForm>
  );
}
