'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { CardMark, CardName } from '#components/payments/card-name.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { AskedTwice } from './asked-twice.tsx';

type Answer = Awaited<ReturnType<typeof call<'GET /api/orders/cards/{trackerId}'>>>;
type Card = Answer['cards'][number];

interface StoredCardsProps {
  storedCards: readonly Card[];
  trackerId: string;
}

/** The member's stored cards: which one is proposed, and the buttons to delete them. */
export function StoredCards({ storedCards, trackerId }: StoredCardsProps) {
  const t = useTranslations('checkout.cards');
  const errors = useErrorMessages();
  const [cards, setCards] = useState(storedCards);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState<string>();

  const propose = async (cardToken: string): Promise<void> => {
    setFault(undefined);
    setBusy(cardToken);
    try {
      const params = { trackerId, cardToken };
      const answer = await call('POST /api/orders/cards/{trackerId}/{cardToken}/default', {
        params,
      });
      setCards(answer.cards);
    } catch (error) {
      setFault(errors(codeOf(error)));
    }
    setBusy(undefined);
  };

  if (cards.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y divide-line">
        {cards.map((card) => (
          <li key={card.cardToken} className="grid gap-3 py-4 first:pt-0">
            <CardLine card={card} />
            <div className="flex flex-wrap gap-2">
              {card.isForOrders && !card.isDefault && !card.isExpired && (
                <Button
                  variant="quiet"
                  size="sm"
                  pending={busy === card.cardToken}
                  onClick={() => {
                    void propose(card.cardToken);
                  }}
                >
                  {t('makeDefault')}
                </Button>
              )}
              {(card.isForOrders || !card.isForRenewal) && (
                <Remove card={card} trackerId={trackerId} />
              )}
            </div>
          </li>
        ))}
      </ul>
      <FormAlert>{fault}</FormAlert>
    </div>
  );
}

function CardLine({ card }: { card: Card }) {
  const t = useTranslations('checkout.cards');
  const tCard = useTranslations('checkout.card');
  const { expiresOn, isExpired, isForOrders, isForRenewal } = card;
  return (
    <div className="flex items-start gap-4">
      <CardMark cardBrand={card.cardBrand} />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <CardName card={card} />
          {card.isDefault && <Badge tone="accent">{t('default')}</Badge>}
        </p>
        {expiresOn !== null && (
          <p className={isExpired ? 'text-sm text-danger' : 'text-sm text-ink-soft'}>
            {tCard(isExpired ? 'expired' : 'ends', { date: expiresOn })}
          </p>
        )}
        {isForRenewal && (
          <p className="text-sm text-ink-soft">{t(isForOrders ? 'renews' : 'plan')}</p>
        )}
      </div>
    </div>
  );
}

function Remove({ card, trackerId }: { card: Card; trackerId: string }) {
  const t = useTranslations('checkout.cards');
  return (
    <AskedTwice
      button={t('remove')}
      title={t('removeTitle')}
      consequence={() => (
        <>
          <p className="mb-2">
            <CardName card={card} />
          </p>
          <p>{t(card.isForRenewal ? 'removeRenews' : 'removeText')}</p>
        </>
      )}
      confirm={t('remove')}
      doneTitle={t('removed')}
      act={async () => {
        const params = { trackerId, cardToken: card.cardToken };
        await call('DELETE /api/orders/cards/{trackerId}/{cardToken}', { params });
        return <p>{t('removedText')}</p>;
      }}
    />
  );
}
