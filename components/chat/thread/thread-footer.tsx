'use client';

import { useRealtime } from '#components/realtime/use-realtime.ts';
import { ClosedComposer } from '../composer/closed-composer.tsx';
import { Composer } from '../composer/composer.tsx';
import { EditComposer } from '../composer/edit-composer.tsx';
import { PhotoButton } from '../photo/photo-button.tsx';
import { VoiceButton } from '../voice/voice-button.tsx';
import { Suggestions } from '../composer/suggestions.tsx';
import type { ThreadProps } from './thread-props.ts';
import type { Peer } from '../state/types.ts';
import type { ThreadView } from './use-thread-view.ts';
import { recentPeerText } from '../text-warnings/recent-peer-text.ts';

interface ThreadFooterProps extends Pick<
  ThreadProps,
  'city' | 'needsCardCheck' | 'cardCheckHref' | 'cardVerified'
> {
  view: ThreadView;
  peer: Peer;
  plansHref: string;
}

/** Below the messages: the composer, the editor of a sent message, or why neither is possible. */
export function ThreadFooter(props: ThreadFooterProps) {
  const { view, peer, cardCheckHref } = props;
  const { editing, draft, setDraft } = view;
  const { connection } = useRealtime();
  const composerState = view.threadStatus.composer;
  const composer = composerState === 'open' && props.needsCardCheck ? 'card_check' : composerState;
  const visited =
    !view.threadStatus.matched &&
    view.state.stored.some(({ type, from }) => type === 'visit' && from === 'peer');
  const sending = {
    peer,
    price: view.price,
    plansHref: props.plansHref,
    onSent: view.fetchMissed,
  };
  return (
    <footer className="sticky bottom-0 z-10 grid shrink-0 grid-cols-1 gap-3 border-t border-line bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desk:px-5 short:gap-2 short:pt-2">
      {composer !== 'open' && (
        <ClosedComposer state={composer} peer={peer} cardCheckHref={cardCheckHref} />
      )}
      {composer === 'open' && editing !== null && (
        <EditComposer key={editing.seq} view={view} message={editing} peer={peer} />
      )}
      {composer === 'open' && editing === null && (
        <>
          {view.first && draft === '' && (
            <Suggestions peer={peer} city={props.city} visited={visited} onPick={view.suggest} />
          )}
          <Composer
            peerName={peer.screenName}
            hosted={peer.label !== null}
            recentText={recentPeerText(view.state.stored)}
            cardVerified={props.cardVerified}
            cardCheckHref={cardCheckHref}
            value={draft}
            replyTo={view.replyTo}
            onCancelReply={() => {
              view.setReplyTo(null);
              view.field.current?.focus();
            }}
            onChange={(text) => {
              setDraft(text);
              connection?.typing(peer.angelId);
            }}
            onSend={view.submit}
            price={view.price}
            plansHref={props.plansHref}
            fieldRef={view.field}
            photo={
              view.threadStatus.matched && (
                <>
                  <PhotoButton {...sending} />
                  {/* Nobody listens for a hosted profile. */}
                  {peer.label === null && <VoiceButton {...sending} />}
                </>
              )
            }
          />
        </>
      )}
    </footer>
  );
}
