import type { ReactNode } from 'react';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { Introduction } from './introduction/introduction.tsx';
import { HostedLabel } from './hosted-label.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfilePictures } from './profile-pictures.tsx';

interface ProfileContentProps {
  profile: OtherProfile;
  /** The card check, for members who have not passed it. */
  verifyHref: string | undefined;
  /** The actions: below the text on phones, below the pictures on wide screens. */
  children?: ReactNode;
}

/** What a profile page shows of a profile: who answers, pictures, text and facts. */
export function ProfileContent({ profile, verifyHref, children }: ProfileContentProps) {
  const { label, answeredBy } = profile;
  return (
    <>
      {/* Before the picture, so that a member on a phone passes it before writing. */}
      {label !== null && (
        <HostedLabel label={label} answeredBy={answeredBy} className="mt-1 mb-2 text-sm" />
      )}
      {/* The width of the pictures leaves room for the actions below them in the first view. */}
      <div className="grid gap-x-12 gap-y-6 pt-2 md:grid-cols-[minmax(0,min(26rem,50dvh))_1fr] md:grid-rows-[auto_1fr]">
        <ProfilePictures profile={profile} />
        <div className="grid content-start gap-6 md:col-start-2 md:row-span-2 md:row-start-1">
          <ProfileHead profile={profile} verifyHref={verifyHref} />
          <Introduction profile={profile} />
          <ProfileDetails profile={profile} verifyHref={verifyHref} />
        </div>
        {children}
      </div>
    </>
  );
}
