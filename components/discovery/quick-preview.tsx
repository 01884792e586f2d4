'use client';

import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BrandPhoto } from '#components/brand/brand-photo.tsx';
import { CheckedPhoto } from '#components/profile/checked-photo.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Panel } from '#components/ui/panel.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { isPlainPress } from './plain-press.ts';

export interface PreviewLinks {
  toChat: boolean;
  toProfile: boolean;
}

type PreviewedProfile = Pick<
  OtherProfile,
  'id' | 'screenName' | 'age' | 'label' | 'answeredBy' | 'photoCheckedAt' | 'verifiedOnly'
> & {
  readonly place: string;
  /** Shortened like the text of a card. */
  readonly about: string;
  readonly photo: OtherProfile['photos'][number] | undefined;
};

interface QuickPreviewProps {
  profile: PreviewedProfile;
  preview: PreviewLinks;
  ariaLabel: string;
  prefix: string;
}

/** A card's link that opens a short preview first; without a script it is a link to the profile. */
export function QuickPreview({ profile, preview, ariaLabel, prefix }: QuickPreviewProps) {
  const t = useTranslations('discovery.preview');
  const tProfile = useTranslations('profile');
  const [open, setOpen] = useState(false);
  const { id, screenName: name, age, label, photo } = profile;
  const profileHref = `${prefix}/user/${id}`;
  const links = [
    ...(preview.toChat ? [{ href: `${prefix}/chats/${id}`, text: tProfile('write') }] : []),
    ...(preview.toProfile ? [{ href: profileHref, text: t('profile') }] : []),
  ];
  return (
    <>
      <a
        href={profileHref}
        aria-label={ariaLabel}
        aria-haspopup="dialog"
        className="profile-card-link"
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <Panel
        open={open}
        onOpenChange={setOpen}
        title={`${name}, ${String(age)}`}
        closeLabel={t('close')}
        footer={
          <div className="grid gap-2">
            {links.map(({ href, text }, index) => (
              <a
                key={href}
                href={href}
                className={buttonStyle({
                  wide: true,
                  variant: index === 0 ? 'primary' : 'secondary',
                })}
              >
                {text}
              </a>
            ))}
          </div>
        }
      >
        <div className="grid gap-4">
          {label !== null && <HostedLabel label={label} answeredBy={profile.answeredBy} />}
          {photo && (
            <BrandPhoto
              src={photo.card}
              srcSet={`${photo.card} 480w, ${photo.full} 720w`}
              sizes="16rem"
              alt=""
              urgent
              className="mx-auto w-full max-w-64"
            />
          )}
          <p className="font-ui text-ink-soft">{profile.place}</p>
          {profile.photoCheckedAt !== null && (
            <CheckedPhoto at={profile.photoCheckedAt} className="text-sm" />
          )}
          {profile.verifiedOnly && (
            <p className="flex items-start gap-1.5 text-sm">
              <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
              {tProfile('verifiedOnly')}
            </p>
          )}
          <p className="[overflow-wrap:anywhere]">
            {profile.about === '' ? tProfile('noAbout') : profile.about}
          </p>
        </div>
      </Panel>
    </>
  );
}
