import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LikeButton } from '#components/discovery/like-button.tsx';
import { SaveButton } from '#components/discovery/save-button.tsx';
import { SafetyMenu } from '#components/safety/safety-menu.tsx';
import { UnlessBlocked } from '#components/safety/unless-blocked.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { BackLink } from './back-link.tsx';
import { ProfileContent } from './profile-content.tsx';
import { RecordVisit } from './record-visit.tsx';

interface ProfileViewProps {
  profile: OtherProfile & { inTouch: boolean; liked: boolean; saved: boolean };
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
  /** The card check, for members who have not passed it. */
  verifyHref?: string;
}

// On the narrowest phones the labels need the room of the icons.
const NARROW = 'max-[22.5rem]:[&_svg]:hidden';
// Three buttons fit beside one another below the pictures, with the longest labels of four languages.
const TIGHT = 'max-md:px-2! md:px-5!';
const TIGHT_INSIDE = 'max-md:[&_button]:px-2 md:[&_button]:px-5';

/** A profile page: pictures, text, and the actions: like or save, write, report, block. */
export function ProfileView({ profile, prefix, verifyHref }: ProfileViewProps) {
  const t = useTranslations('profile');
  const safety = useTranslations('safety.note');
  const { id: angelId, screenName, photos, label, answeredBy } = profile;
  const peer = { angelId, screenName };
  return (
    <main className="mx-auto max-w-page px-(--gutter) pb-32 desk:pt-4 md:pb-16">
      <RecordVisit angelId={angelId} />
      <UnlessBlocked
        peer={peer}
        className="min-h-[60dvh]"
        action={
          <a href={`${prefix}/find`} className={buttonStyle({ size: 'sm', variant: 'quiet' })}>
            {safety('find')}
          </a>
        }
      >
        {/* The page's bar on phones, where it replaces that of the shell. */}
        <div className="flex items-center justify-between gap-4 max-[15rem]:gap-0 max-desk:sticky max-desk:top-0 max-desk:z-30 max-desk:-mx-(--gutter) max-desk:mb-2 max-desk:border-b max-desk:border-line max-desk:bg-surface max-desk:px-4 max-desk:pt-[env(safe-area-inset-top)]">
          <BackLink prefix={prefix}>{t('back')}</BackLink>
          <SafetyMenu peer={peer} surface="profile" className="-mr-2" />
        </div>
        <ProfileContent profile={profile} verifyHref={verifyHref}>
          <div className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:flex-wrap md:content-start md:gap-3 md:border-0 md:bg-transparent md:p-0 max-md:whitespace-nowrap max-md:[&_:is(a,button)]:text-base max-md:[&>a]:leading-tight max-md:[&>a]:text-balance max-md:[&>a]:whitespace-normal max-md:[&>*]:min-w-0 max-md:[&>*]:flex-1 max-[15rem]:flex-wrap max-[15rem]:[&>a]:basis-full">
            <a
              href={`${prefix}/chats/${angelId}`}
              className={clsx(buttonStyle({ size: 'lg' }), NARROW, TIGHT)}
            >
              <MessageCircle aria-hidden="true" strokeWidth={1.75} />
              {t(profile.inTouch ? 'continue' : 'write')}
            </a>
            {label === null ? (
              <>
                <LikeButton
                  peer={{ ...peer, photo: photos[0]?.card ?? null, label, answeredBy }}
                  source="profile"
                  prefix={prefix}
                  cardCheckHref={verifyHref ?? null}
                  liked={profile.liked}
                  className={clsx(NARROW, TIGHT_INSIDE, 'relative max-[15rem]:whitespace-normal')}
                />
                <SaveButton
                  compact
                  peer={peer}
                  saved={profile.saved}
                  className="flex max-md:flex-none! [&_button]:h-full [&_button]:min-h-11"
                />
              </>
            ) : (
              <SaveButton
                peer={peer}
                saved={profile.saved}
                className={clsx(NARROW, TIGHT_INSIDE)}
              />
            )}
          </div>
        </ProfileContent>
      </UnlessBlocked>
    </main>
  );
}
