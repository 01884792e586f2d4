'use client';

import { clsx } from 'clsx';
import { MessageCircle, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as Dialog from 'radix-ui/dialog';
import { Drawing } from '#components/brand/drawing.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { focusTitle } from '#components/ui/focus-title.ts';
import { Veil } from '#components/ui/overlay.tsx';
import type { MomentPeer } from './moment-peer.ts';

interface MatchMomentProps {
  peer: MomentPeer;
  ownPhoto: string | null;
  prefix: string;
  onClose: () => void;
}

/** The dialog for a match, over the whole screen, with the next step in it. */
export function MatchMoment({ peer, ownPhoto, prefix, onClose }: MatchMomentProps) {
  const t = useTranslations('match.moment');
  const brand = useTranslations('brand');
  // A name of several words stays on one line.
  const name = peer.name.replaceAll(' ', '\u{a0}');
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Veil />
        <Dialog.Content
          data-state="open"
          onOpenAutoFocus={focusTitle}
          className="motion-fade fixed inset-0 z-50 grid overflow-x-hidden overflow-y-auto overscroll-contain bg-accent text-on-accent outline-none"
        >
          <span
            aria-hidden="true"
            className="pattern absolute inset-0 [--pattern-ink:color-mix(in_oklch,var(--on-accent),transparent_92%)]"
          />
          <div className="pb-safe relative m-auto grid w-full max-w-2xl gap-6 px-6 py-8 text-center">
            <div className="grid justify-items-center">
              <div className="flex items-start justify-center">
                <Portrait src={ownPhoto} name={null} className="moment-one" />
                <Portrait src={peer.photo} name={name} className="moment-two" />
              </div>
              <Drawing
                name="match"
                className="moment-drawing relative -mt-3 aspect-10/3 w-full max-w-md"
              />
            </div>
            <div className="grid justify-items-center gap-3 motion-safe:animate-[rise-in_var(--duration-slow)_var(--ease)_0.35s_backwards]">
              <p className="font-ui font-semibold">{brand('moment')}</p>
              <Dialog.Title
                data-title
                tabIndex={-1}
                className="display text-4xl text-balance outline-none"
              >
                {t('title', { name })}
              </Dialog.Title>
              {peer.label !== null && (
                <HostedLabel label={peer.label} answeredBy={peer.answeredBy} />
              )}
              <Dialog.Description className="max-w-prose text-lg">
                {t('text', { name })}
              </Dialog.Description>
            </div>
            <div className="mx-auto grid w-full max-w-sm gap-2.5 motion-safe:animate-[rise-in_var(--duration-slow)_var(--ease)_0.45s_backwards]">
              <a
                href={`${prefix}/chats/${peer.angelId}`}
                className={clsx(
                  buttonStyle({ variant: 'secondary', size: 'lg', wide: true }),
                  'outline-on-accent',
                )}
              >
                <MessageCircle aria-hidden="true" strokeWidth={1.75} />
                {t('write')}
              </a>
              <Dialog.Close
                className={clsx(
                  buttonStyle({ variant: 'quiet', wide: true }),
                  'text-on-accent outline-on-accent hover:[--control-fill:var(--accent-strong)]',
                )}
              >
                {t('goOn')}
              </Dialog.Close>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PortraitProps {
  src: string | null;
  /** Its first letter is shown if there is no picture; null is the member, for whom a person is drawn. */
  name: string | null;
  className: string;
}

/** In the brand's crop, as everywhere; the name is in the title below. */
function Portrait({ src, name, className }: PortraitProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('crop block w-[min(40vw,15rem)] bg-raised p-2', className)}
    >
      <span className="crop relative grid aspect-3/4 place-items-center overflow-hidden bg-sunken text-ink">
        {src !== null && (
          <img src={src} alt="" className="absolute inset-0 size-full object-cover" />
        )}
        {src === null && name === null && (
          <UserRound strokeWidth={1.25} className="size-1/2 text-ink-soft" />
        )}
        {src === null && name !== null && (
          <span className="display text-5xl">{[...name][0]?.toUpperCase()}</span>
        )}
      </span>
    </span>
  );
}
