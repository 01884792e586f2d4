'use client';

import type { PaymentOption } from '#lib/payments/options/payment-options.ts';
import { later } from '#components/ui/later.tsx';
import type { MethodIslandProps } from '../method-island.ts';
import { IslandToCome } from './island-to-come.tsx';

const meanwhile = <IslandToCome />;

// Each form is loaded when its method is chosen, together with its provider's script.
const CardForm = later(async () => (await import('./card-form.tsx')).CardForm, meanwhile);
const StoredCard = later(async () => (await import('./stored-card.tsx')).StoredCard, meanwhile);
const HostedCard = later(async () => (await import('./hosted-card.tsx')).HostedCard, meanwhile);
const Mollie = later(async () => (await import('./mollie.tsx')).Mollie, meanwhile);
const GooglePay = later(async () => (await import('./google-pay.tsx')).GooglePay, meanwhile);
const ApplePay = later(async () => (await import('./apple-pay.tsx')).ApplePay, meanwhile);
const Paypal = later(async () => (await import('./paypal.tsx')).Paypal, meanwhile);

interface IslandProps extends Omit<MethodIslandProps<never>, 'details'> {
  offered: PaymentOption;
}

/** The chosen method's own form. */
export function Island({ offered, ...order }: IslandProps) {
  switch (offered.method) {
    case 'credit_card':
      return offered.details.form === 'fields' ? (
        <CardForm details={offered.details} {...order} />
      ) : (
        <HostedCard details={offered.details} {...order} />
      );
    case 'stored_card':
      return <StoredCard details={offered.details} {...order} />;
    case 'mollie':
      return <Mollie details={offered.details} {...order} />;
    case 'paypal':
      return <Paypal details={offered.details} {...order} />;
    case 'googlepay':
      return <GooglePay details={offered.details} {...order} />;
    case 'applepay':
      return <ApplePay details={offered.details} {...order} />;
  }
}
