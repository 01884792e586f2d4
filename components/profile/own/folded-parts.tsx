import { ChevronDown } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { Deactivate } from './deactivate.tsx';
import { Notices } from './notices.tsx';
import type { OwnPlan } from './own-plan.ts';
import { Status } from './status.tsx';
import { Travel } from './travel.tsx';
import type { OwnProfileData } from './types.ts';
import { Visibility } from './visibility.tsx';

export interface FoldedPartsProps {
  profile: OwnProfileData;
  credits: RemainingCredits;
  timeZone: string;
  prefix: string;
  /** Where the free card check is made; null once it is passed. */
  cardCheckHref: string | null;
  plan: OwnPlan;
  /** The regions of the member's country, by name. */
  regions: readonly string[];
}

/** The collapsed parts of the own account: visibility, shared dates, notices, status, receipts, and deactivation. */
export function FoldedParts(props: FoldedPartsProps) {
  const { profile, credits, timeZone, prefix, cardCheckHref, plan, regions } = props;
  const t = useTranslations('account');
  const review = useTranslations('reviews.own.section');
  const dateCopy = useTranslations('dates.section');
  const ticketCopy = useTranslations('care.tickets.section');
  const format = useFormatter();
  const { nextBillDate, notifications } = profile;
  return (
    <div>
      <Section id="visibility" title={t('visibility.title')} note={t('visibility.note')}>
        <Visibility
          trackerId={profile.clickid}
          saved={{
            searchable: profile.searchable,
            showsPresence: profile.showsPresence,
            showsRead: profile.showsRead,
            showsTyping: profile.showsTyping,
            showsPreviews: profile.showsPreviews,
            incognito: profile.incognito,
          }}
          plan={plan}
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
      <Section
        id="travel"
        title={t('travel.title')}
        note={
          profile.travel === null
            ? t('travel.note')
            : t('travel.on', {
                region: profile.travel.region,
                date: format.dateTime(profile.travel.until, {
                  day: 'numeric',
                  month: 'long',
                  timeZone: 'UTC',
                }),
              })
        }
      >
        <Travel
          trackerId={profile.clickid}
          place={{
            regions,
            home: profile.region,
            travel: profile.travel,
            nextAt: profile.nextTravelAt,
          }}
          plan={plan}
        />
      </Section>
      <Section id="dates" title={dateCopy('title')} note={dateCopy('note')}>
        <p>
          <a
            href={`${prefix}/dates`}
            className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
          >
            {dateCopy('go')}
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

interface SectionProps {
  /** Fragment of this section. The id is on the content, so that the browser opens the section for it. */
  id: string;
  title: string;
  /** Summary of the state, readable while collapsed. */
  note?: string;
  open?: boolean;
  children: ReactNode;
}

/** One collapsible part of the account. */
function Section({ id, title, note, open, children }: SectionProps) {
  return (
    <details open={open} className="group border-t border-line last:border-b">
      <summary className="flex min-h-18 list-none items-center justify-between gap-4 py-3.5 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 gap-0.5">
          <h2 className="display text-xl">{title}</h2>
          {note !== undefined && <span className="text-sm text-ink-soft">{note}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 transition-transform duration-[var(--duration)] ease-brand group-open:rotate-180"
        />
      </summary>
      <div id={id} className="grid scroll-mt-28 grid-cols-1 gap-4 pb-7">
        {children}
      </div>
    </details>
  );
}
