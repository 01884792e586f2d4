import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RemainingCredits } from '#lib/realtime/events.ts';

interface StatusProps {
  level: 0 | 1 | 2;
  credits: RemainingCredits;
  nextBillDate: Date | null;
  cardVerified: boolean;
  /** Where the free card check is made; null once it is passed or where none is offered. */
  cardCheckHref: string | null;
  timeZone: string;
  prefix: string;
}

const linkStyle =
  'inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4';

/** The state of the account: level, next charge, card check, and how a subscription ends. */
export function Status(props: StatusProps) {
  const { level, credits, nextBillDate, cardVerified, cardCheckHref, timeZone, prefix } = props;
  const t = useTranslations('account.status');
  const format = useFormatter();
  return (
    <dl className="divide-y divide-line">
      <Row term={t('level')}>
        {t(`levels.${String(level)}`)}
        {level === 0 && (
          <>
            <span className="block text-sm text-ink-soft">
              {t('freeDetail', {
                messages: credits.totalCredits,
                icebreakers: credits.icebreakerCredits,
                likes: credits.likeCredits,
              })}
            </span>
            <a href={`${prefix}/vip_plan/cred`} className={linkStyle}>
              {t('plans')}
            </a>
          </>
        )}
      </Row>
      {nextBillDate !== null && (
        <Row term={t('nextBill')}>
          {format.dateTime(nextBillDate, { dateStyle: 'long', timeZone })}
        </Row>
      )}
      {level > 1 && (
        <Row term={t('ending')}>
          <span id="unsubscribe" className="scroll-mt-28">
            {t('endingText')}
          </span>
          <a href={`${prefix}/profile/money#subscription`} className={linkStyle}>
            {t('endingGo')}
          </a>
        </Row>
      )}
      <Row term={t('card')}>
        {t(cardVerified ? 'cardYes' : 'cardNo')}
        {!cardVerified && <span className="block text-sm text-ink-soft">{t('cardWhy')}</span>}
        {cardCheckHref !== null && (
          <a href={cardCheckHref} className={linkStyle}>
            {t('cardGo')}
          </a>
        )}
      </Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 first:pt-0 sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="grid min-w-0 justify-items-start break-words">{children}</dd>
    </div>
  );
}
