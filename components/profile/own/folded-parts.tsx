import { useFormatter, useTranslations } from 'next-intl';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { Deactivate } from './deactivate.tsx';
import { Notices } from './notices.tsx';
import { Section } from './section.tsx';
import { Status } from './status.tsx';
import type { OwnProfileData } from './types.ts';
import { Visibility } from './visibility.tsx';

export interface FoldedPartsProps {
  profile: OwnProfileData;
  credits: RemainingCredits;
  timeZone: string;
  prefix: string;
  /** Where the free card check is made; null once it is passed. */
  cardCheckHref: string | null;
}

/** The collapsed parts of the own account: visibility, notices, status, receipts, and deactivation. */
export function FoldedParts(props: FoldedPartsProps) {
  const { profile, credits, timeZone, prefix, cardCheckHref } = props;
  const t = useTranslations('account');
  const review = useTranslations('reviews.own.section');
  const ticketCopy = useTranslations('care.letters.section');
  const format = useFormatter();
  const { nextBillDate, notifications } = profile;
  return (
    <div>
      <Section id="visibility" title={t('visibility.title')} note={t('visibility.note')}>
        <Visibility
          trackerId={profile.clickid}
          saved={{ searchable: profile.searchable, showsPresence: profile.showsPresence }}
        />
        <p>
          <a
            href={`${prefix}/profile/security#blocked`}
            className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
          >
            {t('visibility.blocked')}
          </a>
        </p>
      </Section>
      <Section id="notices" title={t('notices.title')} note={t('notices.note')}>
        <Notices trackerId={profile.clickid} saved={notifications} />
        <p>
          <a
            href={`${prefix}/activeNotifications`}
            className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
          >
            {t('notices.setUp')}
          </a>
        </p>
      </Section>
      <Section
        id="status"
        title={t('status.title')}
        note={
          nextBillDate === null
            ? t(`status.levels.${String(credits.level)}`)
            : t('status.note', {
                date: format.dateTime(nextBillDate, { dateStyle: 'long', timeZone }),
              })
        }
      >
        <Status
          level={credits.level}
          credits={credits}
          nextBillDate={nextBillDate}
          cardVerified={profile.cardVerified}
          cardCheckHref={cardCheckHref}
          timeZone={timeZone}
          prefix={prefix}
        />
      </Section>
      <Section
        id="receipts"
        title={t('receipts.title')}
        note={t('receipts.note', { count: profile.paylog.length })}
      >
        <p>
          <a
            href={`${prefix}/profile/money#orders`}
            className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
          >
            {t('receipts.go')}
          </a>
        </p>
      </Section>
      <Section id="review" title={review('title')} note={review('note')}>
        <p>
          <a
            href={`${prefix}/profile/review`}
            className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
          >
            {review('go')}
          </a>
        </p>
      </Section>
      <Section id="tickets" title={ticketCopy('title')} note={ticketCopy('note')}>
        <p>
          <a
            href={`${prefix}/profile/tickets`}
            className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
          >
            {ticketCopy('go')}
          </a>
        </p>
      </Section>
      <Section id="settings" title={t('settings.title')} note={t('settings.note')}>
        <Deactivate trackerId={profile.clickid} renews={nextBillDate !== null} />
        <p className="text-sm text-ink-soft">
          {t.rich('settings.erase', {
            link: (chunks) => (
              <a
                href={`${prefix}/profile/security#erase`}
                className="font-semibold text-accent-ink underline underline-offset-4"
              >
                {chunks}
              </a>
            ),
          })}
        </p>
      </Section>
    </div>
  );
}
