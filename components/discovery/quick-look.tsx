'use client';

import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BrandPhoto } from '#components/brand/brand-photo.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Panel } from '#components/ui/panel.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { isPlainPress } from './plain-press.ts';

export interface Look {
  toChat: boolean;
  toProfile: boolean;
}

type Looked = Pick<OtherProfile, 'id' | 'screenName' | 'age' | 'label' | 'verifiedOnly'> & {
  readonly place: string;
  /** Cut as a card's words are. */
  readonly words: string;
  readonly photo: OtherProfile['photos'][number] | undefined;
};

interface QuickLookProps {
  looked: Looked;
  look: Look;
  spoken: string;
  prefix: string;
}

/** A card's link that opens a short look first; without a script it is a link to the profile. */
export function QuickLook({ looked, look, spoken, prefix }: QuickLookProps) {
  const t = useTranslations('discovery.look');
  const words = useTranslations('profile');
  const [open, setOpen] = useState(false);
  const { id, screenName: name, age, label, photo } = looked;
  const profileHref = `${prefix}/user/${id}`;
  const ways = [
    ...(look.toChat ? [{ href: `${prefix}/chats/${id}`, text: words('write') }] : []),
    ...(look.toProfile ? [{ href: profileHref, text: t('profile') }] : []),
  ];
  return (
    <>
      <a
        href={profileHref}
        aria-label={spoken}
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
            {ways.map(({ href, text }, index) => (
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
          {label !== null && <HostedLabel label={label} />}
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
          <p className="font-ui text-ink-soft">{looked.place}</p>
          {looked.verifiedOnly && (
            <p className="flex items-start gap-1.5 text-sm">
              <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
              {words('verifiedOnly')}
            </p>
          )}
          <p className="[overflow-wrap:anywhere]">
            {looked.words === '' ? words('noAbout') : looked.words}
          </p>
        </div>
      </Panel>
    </>
  );
}
