'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useMemberState } from '#components/notifications/member-state.tsx';
import { nextPrice } from '#lib/realtime/client/next-price.ts';
import { CardCheckPrompt } from './card-check-prompt.tsx';
import { ClosedComposer } from './closed-composer.tsx';
import { Composer } from './composer.tsx';
import { DisclosureNotice } from './disclosure-notice.tsx';
import { DisclosurePrompt } from './disclosure-prompt.tsx';
import { FirstWords } from './first-words.tsx';
import { MessageList } from './message-list.tsx';
import { useTimes } from './message-time.ts';
import { OutOfCreditsPrompt } from './out-of-credits-prompt.tsx';
import { Suggestions } from './suggestions.tsx';
import { ThreadHead } from './thread-head.tsx';
import { isFirstMessage, lastOwnText, lastSeq } from './thread-state.ts';
import type { ThreadAnswer } from './types.ts';
import { useComposerState } from './use-composer-state.ts';
import { useDraft } from './use-draft.ts';
import { useNow } from './use-now.ts';
import { useScroll } from './use-scroll.ts';
import { useSend } from './use-send.ts';
import { useTellTyping } from './use-tell-typing.ts';
import { useThread } from './use-thread.ts';
import { useVisibleHeight } from './use-visible-height.ts';

interface ThreadProps {
  /** As the server answered it for the first paint. */
  thread: ThreadAnswer;
  /** Members only: a hosted profile carries no online mark. */
  online: boolean;
  /** City of the profile, for the suggestions. */
  city: string | null;
  /** Nothing can be written before the card check, and where that is made. */
  needsCardCheck: boolean;
  cardCheckHref: string | null;
  /** The moment the server rendered at. */
  now: number;
  /** The brand's zone. */
  timeZone: string;
  /** Of the locale, before every link: `` or `/en`. */
  prefix: string;
}

/** One conversation: the whole screen on phones, the right pane beside the list elsewhere. */
export function Thread(props: ThreadProps) {
  const { thread, prefix, cardCheckHref } = props;
  const { peer } = thread;
  const stands = useComposerState(thread);
  const composer = stands === 'open' && props.needsCardCheck ? 'card_check' : stands;
  const t = useTranslations('chat');
  const { credits } = useMemberState();
  const { state, dispatch, typing, announced, loading, older } = useThread(thread);
  const { hurdle, clearHurdle, send, retry, sendHeld } = useSend(peer, dispatch);
  const [draft, setDraft] = useDraft(peer.angelId, lastOwnText(thread));
  const suggestion = useRef('');
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLElement>(null);
  const now = useNow(props.now);
  const times = useTimes(props.timeZone);
  const { box, onScroll, toEnd } = useScroll({
    start: String(state.stored[0]?.seq ?? 0),
    end: [lastSeq(state), typing, ...state.local.map(({ failed }) => failed ?? '')].join(),
    onStart: older,
  });
  useVisibleHeight(root);
  const tellTyping = useTellTyping(peer.angelId);

  const first = isFirstMessage(state);
  const price = nextPrice(credits, first);
  const plansHref = `${prefix}/vip_plan/fine_crediti`;
  const submit = (): void => {
    const text = draft.trim();
    send(text, { suggested: text === suggestion.current, first });
    setDraft('');
    toEnd();
    field.current?.focus();
  };
  const keep = (text: string): void => {
    setDraft(text);
    clearHurdle();
  };
  const empty = state.stored.length === 0 && state.local.length === 0;

  return (
    <section
      ref={root}
      aria-label={t('with', { name: peer.screenName })}
      className="relative isolate flex min-h-0 flex-1 flex-col overflow-hidden bg-surface max-desk:fixed max-desk:inset-x-0 max-desk:top-(--visible-top,0px) max-desk:z-40 max-desk:h-(--visible-height,100dvh) max-desk:pt-[env(safe-area-inset-top)] [@media(max-height:36rem)]:overflow-y-auto"
    >
      <ThreadHead
        peer={peer}
        closed={stands === 'blocked' || stands === 'gone'}
        online={props.online}
        prefix={prefix}
        liked={state.stored.some(({ type, from }) => type === 'like' && from === 'self')}
        cardCheckHref={cardCheckHref}
      />
      {peer.label !== null && <DisclosureNotice answeredBy={peer.answeredBy} />}
      <div className="relative flex min-h-0 flex-1 flex-col [@media(max-height:36rem)]:min-h-40 [@media(max-height:36rem)]:shrink-0">
        <span aria-hidden="true" className="pattern absolute inset-0 -z-10 opacity-50" />
        <div
          ref={box}
          onScroll={onScroll}
          tabIndex={0}
          role="region"
          aria-label={t('messages')}
          className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
        >
          {empty ? (
            <FirstWords peer={peer} />
          ) : (
            <MessageList
              state={state}
              peer={peer}
              typing={typing}
              loading={loading}
              now={now}
              times={times}
              unlockHref={`${prefix}/vip_plan/blurred`}
              onRetry={(message) => {
                retry(message, first);
              }}
              onDiscard={(message) => {
                dispatch({ type: 'discarded', idClient: message.idClient });
              }}
            />
          )}
        </div>
        <p role="status" className="sr-only">
          {announced !== null &&
            t('announced', {
              name: peer.screenName,
              text: announced.msg ?? t('blurred.hidden'),
            })}
        </p>
      </div>
      <footer className="sticky bottom-0 z-10 grid grid-cols-1 gap-3 border-t border-line bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desk:px-5">
        {composer === 'open' && first && draft === '' && (
          <Suggestions
            peer={peer}
            city={props.city}
            visited={state.stored.some(({ type }) => type === 'visit')}
            onPick={(text) => {
              suggestion.current = text;
              setDraft(text);
              field.current?.focus();
            }}
          />
        )}
        {composer === 'open' ? (
          <Composer
            peerName={peer.screenName}
            value={draft}
            onChange={(text) => {
              setDraft(text);
              tellTyping();
            }}
            onSend={submit}
            price={price}
            plansHref={plansHref}
            fieldRef={field}
          />
        ) : (
          <ClosedComposer state={composer} peer={peer} cardCheckHref={cardCheckHref} />
        )}
      </footer>
      {hurdle?.kind === 'credits' && (
        <OutOfCreditsPrompt
          open
          onOpenChange={() => {
            keep(hurdle.message.msg);
          }}
          cost={hurdle.cost}
          left={hurdle.held}
          credits={credits}
          name={peer.screenName}
          plansHref={plansHref}
          findHref={`${prefix}/find`}
        />
      )}
      {hurdle?.kind === 'card_check' && (
        <CardCheckPrompt
          name={peer.screenName}
          href={cardCheckHref}
          onClose={() => {
            keep(hurdle.message.msg);
          }}
        />
      )}
      {hurdle?.kind === 'disclosure' && (
        <DisclosurePrompt
          peer={peer}
          price={price}
          onSend={() => {
            sendHeld(hurdle.message, first);
          }}
          onCancel={() => {
            keep(hurdle.message.msg);
          }}
        />
      )}
    </section>
  );
}
