'use client';

import { useTranslations } from 'next-intl';
import * as RadixDialog from 'radix-ui/dialog';
import { useState } from 'react';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { SafetyMenu } from '#components/safety/safety-menu.tsx';
import { focusTitle } from '#components/ui/focus-title.ts';
import { showToast } from '#components/ui/toast.tsx';
import { CALL_MAX_MS } from '#lib/calls/limits.ts';
import { MINUTE } from '#lib/kernel/clock.ts';
import { CallControls } from './call-controls.tsx';
import { CallFault } from './call-fault.tsx';
import type { CalledPeer } from './call-requests.ts';
import { Elapsed } from './elapsed.tsx';
import type { HeldCall } from './held-call.ts';
import { StreamPicture, StreamSound } from './stream-view.tsx';
import { useCall } from './use-call.ts';
import { useTone } from './use-tone.ts';

const CAMERA = {
  refused: 'cameraRefused',
  missing: 'cameraMissing',
  unsupported: 'unsupported',
} as const;

interface CallScreenProps {
  /** The call that is accepted; null: this tab calls. */
  callId: string | null;
  /** The call that the page held before it was reloaded. */
  rejoins: HeldCall | null;
  peer: CalledPeer;
  onClose: () => void;
}

/** A call over the whole window: who, how long, the pictures once they are shown, and what can be done. */
export function CallScreen({ callId, rejoins, peer, onClose }: CallScreenProps) {
  const t = useTranslations('calls');
  const name = peer.screenName;
  const [inSafety, setInSafety] = useState(false);
  const [over, setOver] = useState(false);
  const call = useCall({
    callId,
    rejoins,
    angelId: peer.angelId,
    onOver: (reason) => {
      showToast('info', { title: t(`over.${reason}`, { name, minutes: CALL_MAX_MS / MINUTE }) });
      if (inSafety) setOver(true);
      else onClose();
    },
  });
  const { phase, view, fault, cameraFault, own, tracks } = call;
  useTone(fault === null && phase === 'ringing' ? 'ringback' : null);
  const [wasConnected, setWasConnected] = useState(false);
  if (phase === 'connected' && !wasConnected) setWasConnected(true);
  const leave = (): void => {
    call.leave();
    onClose();
  };
  const sound = tracks.filter(({ kind }) => kind === 'audio');
  const picture = tracks.filter(({ kind }) => kind === 'video');
  const peerAgrees = view?.peerPicture === true;
  const peerShows = peerAgrees && !view.peerAway && picture.length > 0;
  // A reloaded page agrees to the picture as before, but its camera is off until it is switched on.
  const [framesOf, setFramesOf] = useState<MediaStreamTrack | null>(null);
  const hasFrames = peerShows && framesOf === picture[0];
  const isClear = view?.ownPicture === true && view.peerPicture;
  return (
    <RadixDialog.Root open>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusTitle}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
          }}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] bg-surface text-ink outline-none"
        >
          <header className="relative z-10 flex items-center gap-3 bg-raised px-4 py-2">
            <RadixDialog.Title
              data-title
              tabIndex={-1}
              className="min-w-0 flex-1 truncate font-ui font-semibold outline-none"
            >
              {t('with', { name })}
            </RadixDialog.Title>
            <SafetyMenu
              peer={peer}
              surface="call"
              onBlocked={leave}
              onOpenChange={(open) => {
                setInSafety(open);
                // A call that ended meanwhile, by the block of a report too, did not close what is being written.
                if (!open && over) onClose();
              }}
            />
          </header>
          <div className="relative grid min-h-0 place-items-center overflow-hidden">
            {fault === null ? (
              <>
                {peerShows && (
                  <div className="absolute inset-0 overflow-hidden">
                    <StreamPicture
                      tracks={picture}
                      label={t('peerPicture', { name })}
                      blurred={!isClear}
                      onFrames={() => {
                        setFramesOf(picture[0] ?? null);
                      }}
                    />
                  </div>
                )}
                {!hasFrames && (
                  <PeerPicture angelId={peer.angelId} name={name} photo={peer.photo} size={144} />
                )}
                {own !== null && (
                  <div className="absolute right-4 bottom-4 h-40 w-28 overflow-hidden rounded-card border-2 border-raised bg-sunken desk:h-36 desk:w-48">
                    <StreamPicture mirrored tracks={own.getTracks()} label={t('ownPicture')} />
                  </div>
                )}
              </>
            ) : (
              <CallFault fault={fault} name={name} onRetry={call.retry} onClose={leave} />
            )}
            <StreamSound tracks={sound} />
          </div>
          {fault === null && !over && (
            <footer className="relative z-10 grid gap-3 bg-raised px-4 pt-3 pb-6 text-center">
              <p className="flex justify-center gap-2 font-ui text-sm">
                <span role="status">{t(`state.${phase}`)}</span>
                {wasConnected && (
                  <Elapsed since={rejoins === null ? null : (view?.answeredAt ?? null)} />
                )}
              </p>
              <p role="status" className="text-sm text-ink-soft empty:hidden">
                {cameraFault !== null && t(`failed.${CAMERA[cameraFault]}`)}
                {cameraFault === null && peerShows && !isClear && t('peerShows', { name })}
                {cameraFault === null && own !== null && !peerAgrees && t('ownShows', { name })}
              </p>
              <CallControls
                muted={call.muted}
                shows={own !== null}
                answered={view?.state === 'active'}
                pending={call.pending}
                onMute={call.toggleMuted}
                onPicture={() => void call.togglePicture()}
                onEnd={leave}
              />
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
