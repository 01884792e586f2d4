'use client';

import { useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import type { StoredCardDetails } from '#lib/payments/options/stored-card-details.ts';
import { CardName } from '../card-name.tsx';
import { device } from '../device.ts';
import type { MethodIslandProps, TermsGiven } from '../method-island.ts';
import { OrderForm } from '../order-form.tsx';

/** A stored card: nothing is typed, the order is the same. */
export function StoredCard({
  form,
  details,
  choices,
  onOrder,
}: MethodIslandProps<StoredCardDetails>) {
  const { productId, offerHash, country, locale } = choices;
  const { cardToken } = details;
  const t = useTranslations('checkout.card');

  const order = async (terms: TermsGiven, idempotencyKey: string) => {
    const { token } = await call('POST /api/orders/createToken', { body: { idempotencyKey } });
    return call('POST /api/orders/tryCharge', {
      body: {
        ...device(locale),
        ...terms,
        country,
        offerHash,
        idempotencyKey,
        token,
        cardToken,
        descriptor: form.offer.descriptor,
        plan: { productId },
        acceptOrder: true,
        storedCard: true,
        newCard: false,
      },
    });
  };

  return (
    <OrderForm
      {...form}
      ready
      onSend={(terms) => {
        onOrder(terms, (key) => order(terms, key));
      }}
    >
      <p className="rounded-card bg-sunken p-4">
        {t.rich('pays', { card: () => <CardName card={details} /> })}
      </p>
    </OrderForm>
  );
}
