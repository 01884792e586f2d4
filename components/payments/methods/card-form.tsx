'use client';

import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { call } from '#lib/http/client/call.ts';
import type { CardFieldsDetails } from '#lib/payments/options/card-details.ts';
import { logFaults } from '#components/accounts/log-faults.ts';
import { CardIcons } from '#components/brand/card-icons.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { device } from '../device.ts';
import { useHostedFields } from '../hosted-fields/use-hosted-fields.ts';
import type { MethodIslandProps, TermsGiven } from '../method-island.ts';
import { OrderForm } from '../order-form.tsx';

const NAMES = ['firstName', 'lastName'] as const;

type Name = (typeof NAMES)[number];

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

/** The card form: our own fields ask for the name, all other data is typed into the provider's own fields. */
export function CardForm({
  form,
  details,
  choices,
  onOrder,
}: MethodIslandProps<CardFieldsDetails>) {
  const { offer, submitting } = form;
  const { productId, offerHash, country, locale } = choices;
  const t = useTranslations('payments.form');
  const tCard = useTranslations('checkout.card');
  const { place, state, mark, seal } = useHostedFields({
    config: details.fields,
    locale,
    title: t('frame'),
  });
  const [names, setNames] = useState({ firstName: '', lastName: '' });
  const [faults, setFaults] = useState<readonly Name[]>([]);
  const [storeCard, setStoreCard] = useState(false);

  const firstFault = () => {
    const empty = NAMES.filter((name) => names[name].trim() === '');
    setFaults(empty);
    logFaults('card_form', Object.fromEntries(empty.map((name) => [name, 'required'])));
    // Marks the provider's fields too, so that all that is missing shows at the first press.
    if (empty.length > 0) mark();
    return empty[0];
  };

  const send = async (terms: TermsGiven) => {
    const sealed = await seal();
    if (!sealed) return;
    onOrder(terms, (key) =>
      call('POST /api/orders/tryCharge', {
        body: {
          ...device(locale),
          ...names,
          ...terms,
          ...sealed,
          storeCard,
          country,
          offerHash,
          descriptor: offer.descriptor,
          plan: { productId },
          paySource: 'CREDITCARD',
          acceptOrder: true,
          idempotencyKey: key,
        },
      }),
    );
  };

  const name = (key: Name, complete: string) => (
    <Field label={t(key)} error={faults.includes(key) ? t('required') : undefined}>
      {(control) => (
        <Input
          {...control}
          name={key}
          autoComplete={complete}
          maxLength={60}
          required
          disabled={submitting}
          value={names[key]}
          onChange={(event) => {
            const { value } = event.target;
            setNames((typed) => ({ ...typed, [key]: value }));
            setFaults((marked) => marked.filter((fault) => fault !== key));
          }}
        />
      )}
    </Field>
  );

  return (
    <OrderForm
      {...form}
      ready={state === 'ready'}
      firstFault={firstFault}
      onSend={(terms) => {
        void send(terms);
      }}
    >
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
      {details.canStore && offer.priceMinor > 0 && (
        <Checkbox
          id="keep-card"
          name="storeCard"
          checked={storeCard}
          disabled={submitting}
          label={tCard('keep')}
          hint={tCard('keepWhy')}
          onChange={(event) => {
            setStoreCard(event.target.checked);
          }}
        />
      )}
    </OrderForm>
  );
}
