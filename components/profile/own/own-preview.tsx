import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ProfileContent } from '#components/profile/profile-content.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { HiddenNote } from './hidden-note.tsx';
import { TextNote } from './text-note.tsx';
import type { OwnProfileData } from './types.ts';

interface OwnPreviewProps {
  /** The own profile as the server shows it to a member without the card check. */
  shown: OtherProfile;
  own: Pick<OwnProfileData, 'hiddenBy' | 'textState' | 'textReason'>;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

/** The own profile as others see it, without actions; above it, what they do not see yet. */
export function OwnPreview({ shown, own, prefix }: OwnPreviewProps) {
  const t = useTranslations('account.preview');
  const { hiddenBy } = own;
  return (
    <main className="mx-auto grid max-w-page gap-3 px-(--gutter) pt-1 pb-16 desk:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <a
          href={`${prefix}/profile`}
          className="inline-flex min-h-11 items-center gap-2 font-ui font-medium text-ink no-underline"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {t('back')}
        </a>
        <p className="text-sm text-ink-soft">{t('text')}</p>
      </div>
      {hiddenBy !== null && hiddenBy !== 'erasure' && <HiddenNote by={hiddenBy} prefix={prefix} />}
      <TextNote state={own.textState} reason={own.textReason} prefix={prefix} />
      <div>
        {/* The page of the card check's state replaces the check, which the owner may have passed. */}
        <ProfileContent profile={shown} verifyHref={`${prefix}/profile#status`} />
      </div>
    </main>
  );
}
