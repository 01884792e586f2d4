import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Card } from '#components/ui/card.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import type { ownProfile } from '#lib/accounts/own-profile.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';

interface OwnProfileProps {
  profile: Awaited<ReturnType<typeof ownProfile>>;
  credits: RemainingCredits;
  timeZone: string;
  currency: string;
  prefix: string;
  /** Where the free card check is made; null once it is passed. */
  cardCheckHref: string | null;
}

/** The member's own page: who they are here, what they have left, what they paid. */
export function OwnProfile(props: OwnProfileProps) {
  const { profile, credits, timeZone, currency, prefix, cardCheckHref } = props;
  const t = useTranslations('account');
  const format = useFormatter();
  const day = (at: Date) => format.dateTime(at, { dateStyle: 'long', timeZone });
  const photo = profile.imageName.find(({ path }) => path !== '');
  const place = [profile.city, profile.region].filter(Boolean).join(', ');
  return (
    <div className="mx-auto grid max-w-2xl gap-8 px-(--gutter) py-6 desk:py-12">
      <header className="flex items-center gap-4">
        <Avatar name={profile.username} size={88} {...(photo ? { src: photo.path } : {})} />
        <div className="min-w-0">
          <h1 className="display truncate text-3xl">{profile.username}</h1>
          <p className="text-ink-soft">
            {profile.age} · {place}
          </p>
        </div>
      </header>
      <Card className="px-5 py-1">
        <dl className="divide-y divide-line">
          <Row term={t('email')}>
            {profile.email}
            <span className="block text-sm text-ink-soft">
              {t(profile.confirmed_email ? 'confirmed' : 'unconfirmed')}
            </span>
          </Row>
          <Row term={t('credits')}>
            <span className="tabular">{credits.totalCredits}</span>
            <span className="block text-sm text-ink-soft">
              {t('creditsDetail', {
                icebreakers: credits.icebreakerCredits,
                likes: credits.likeCredits,
              })}
            </span>
          </Row>
          {profile.nextBillDate && <Row term={t('nextBill')}>{day(profile.nextBillDate)}</Row>}
          <Row term={t('card')}>
            {t(profile.cardVerified ? 'cardYes' : 'cardNo')}
            {cardCheckHref !== null && (
              <a
                href={cardCheckHref}
                className="flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
              >
                {t('cardGo')}
              </a>
            )}
          </Row>
        </dl>
      </Card>
      <a href={`${prefix}/vip_plan/cred`} className={buttonStyle({})}>
        {t('addCredits')}
      </a>
      <Disclosure open title={<h2 className="display text-xl">{t('receipts')}</h2>}>
        {profile.paylog.length === 0 ? (
          <p className="text-ink-soft">{t('noReceipts')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {profile.paylog.map(({ chargeId, price, paidAt }) => (
              <li key={chargeId}>
                <a
                  href={`/api/legal/get_receipt/${chargeId}`}
                  download
                  className="flex min-h-12 items-center justify-between gap-4 underline-offset-4 hover:underline"
                >
                  <span>{day(paidAt)}</span>
                  <span className="tabular font-semibold">
                    {format.number(Number(price), { style: 'currency', currency })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </div>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_1fr] gap-3 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
