import { useFormatter, useTranslations } from 'next-intl';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { FIND_GRID } from '#components/discovery/find-grid.ts';
import { ProfileCard } from '#components/discovery/profile-card.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Pick, PicksView } from '#lib/discovery/picks/picks-view.ts';

interface PicksPageProps {
  view: PicksView;
  country: string;
  /** Where the card check is made; null where it is passed or the flow offers none. */
  cardCheckHref: string | null;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

const EAGER = 4;
const NO_PREVIEW = { toChat: false, toProfile: false };

/** The members picked for today, each under what the two have in common, which the card need not repeat. */
export function PicksPage({ view, country, cardCheckHref, prefix }: PicksPageProps) {
  const t = useTranslations('picks');
  const { picks, saved, answered } = view;
  return (
    <main className="mx-auto grid max-w-page grid-cols-1 gap-5 px-(--gutter) pt-1 pb-10 sm:gap-6 sm:pt-6">
      <header className="grid gap-1 pt-2">
        <h1 className="display text-3xl max-desk:sr-only">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('text')}</p>
      </header>
      {picks.length === 0 ? (
        <EmptyState
          wide
          picture={<EmptyPicture kind="empty" />}
          title={t(answered ? 'empty.title' : 'unanswered.title')}
          action={
            <a
              href={`${prefix}${answered ? '/find' : '/profile'}`}
              className={buttonStyle({ size: 'md' })}
            >
              {t(answered ? 'empty.find' : 'unanswered.answer')}
            </a>
          }
        >
          <p>{t(answered ? 'empty.text' : 'unanswered.text')}</p>
        </EmptyState>
      ) : (
        <ul className={FIND_GRID}>
          {picks.map(({ profile, reason }, index) => (
            <li key={profile.id} className="row-span-2 grid grid-rows-subgrid gap-y-2">
              <Reason reason={reason} />
              <ProfileCard
                profile={{ ...profile, sharedInterests: [] }}
                country={country}
                prefix={prefix}
                preview={NO_PREVIEW}
                cardCheckHref={cardCheckHref}
                saved={saved.includes(profile.id)}
                urgent={index < EAGER}
              />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

/** Why a profile was picked: the answers of both, nothing else. */
function Reason({ reason }: { reason: Pick['reason'] }) {
  const t = useTranslations('picks.reason');
  const said = useTranslations('answers');
  const format = useFormatter();
  const { interests, datingIntent } = reason;
  return (
    <div className="grid content-end gap-0.5 px-1 text-sm">
      {interests.length > 0 && (
        <p>
          {t('interests', {
            interests: format.list(
              interests.map((one) => said(`list.${one}`)),
              { type: 'unit' },
            ),
          })}
        </p>
      )}
      {datingIntent !== null && <p>{t('intent', { intent: said(`intents.${datingIntent}`) })}</p>}
    </div>
  );
}
