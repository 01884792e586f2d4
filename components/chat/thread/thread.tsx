'use client';

import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type RefObject } from 'react';
import { AskPush } from '#components/push/ask-push.tsx';
import { useHostedLabels } from '#components/realtime/use-hosted-labels.ts';
import { usePresence } from '#components/realtime/use-realtime.ts';
import { later } from '#components/ui/later.tsx';
import { useOpeningThread } from '../opening-thread.tsx';
import type { Peer } from '../state/types.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ThreadFooter } from './thread-footer.tsx';
import { ThreadFrame } from './thread-frame.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import type { ThreadProps } from './thread-props.ts';
import { ThreadRequirements } from './thread-requirements.tsx';
import { useThreadView, type ThreadView } from './use-thread-view.ts';

const BlockDialog = later(
  async () => (await import('#components/safety/block-dialog.tsx')).BlockDialog,
);
const DateOffer = later(async () => (await import('./date-offer.tsx')).DateOffer);
const ReportDialog = later(
  async () => (await import('#components/safety/report-dialog.tsx')).ReportDialog,
);

/** One conversation: the whole screen on phones, the right pane beside the list elsewhere. */
export function Thread(props: ThreadProps) {
  const { prefix, cardCheckHref } = props;
  const { peer } = props.thread;
  const t = useTranslations('chat');
  const view = useThreadView(props.thread);
  const online = usePresence(peer.angelId, props.online);
  const root = useRef<HTMLElement>(null);
  useVisibleHeight(root);
  useArrivalFocus(root, view.field);
  const { composer } = view.threadStatus;
  const offersDate =
    view.threadStatus.offersDate &&
    view.state.stored.some(({ warnings }) => warnings.includes('meeting'));
  const plansHref = `${prefix}/vip_plan/fine_crediti`;
  return (
    <ThreadFrame ref={root} tabIndex={-1} aria-label={t('with', { name: peer.screenName })}>
      <ThreadHead
        peer={peer}
        closed={composer === 'blocked' || composer === 'gone'}
        online={online}
        held={view.threadStatus.heldByOperator}
        prefix={prefix}
        matched={view.threadStatus.matched}
        offersCall={view.threadStatus.offersCall}
        liked={view.state.stored.some(({ type, from }) => type === 'like' && from === 'self')}
        cardCheckHref={cardCheckHref}
      />
      {peer.label !== null && <DisclosureNotice answeredBy={peer.answeredBy} />}
      <ThreadMessages view={view} box={view.box} {...props} />
      {offersDate ? (
        <DateOffer
          peer={peer}
          prefix={prefix}
          onAnswered={() => {
            view.updateStatus({ offersDate: false });
          }}
        />
      ) : (
        <AskPush stored={view.state.stored} name={peer.screenName} />
      )}
      <ThreadFooter
        view={view}
        peer={peer}
        city={props.city}
        needsCardCheck={props.needsCardCheck}
        cardCheckHref={cardCheckHref}
        cardVerified={props.cardVerified}
        plansHref={plansHref}
      />
      <MessageDialogs view={view} peer={peer} />
      <ThreadRequirements view={view} peer={peer} cardCheckHref={cardCheckHref} />
    </ThreadFrame>
  );
}

/** One line that is shown before the first credit is spent on a hosted profile. */
function DisclosureNotice({ answeredBy }: { answeredBy: readonly string[] }) {
  const t = useTranslations('chat');
  const { who } = useHostedLabels();
  return (
    <p
      role="note"
      className="flex items-center gap-3 border-b border-line bg-sunken px-4 py-2 font-ui text-sm leading-snug text-ink desk:px-6"
    >
      <Info aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{t('disclosure', { who: who(answeredBy) })}</span>
    </p>
  );
}

/** The dialogs that ask for confirmation before an action on a message. */
function MessageDialogs({ view, peer }: { view: ThreadView; peer: Peer }) {
  const { asked } = view;
  if (asked === null) return null;
  const close = (): void => {
    view.answerAsked();
  };
  switch (asked.action) {
    case 'delete':
      return <DeleteDialog view={view} message={asked.message} peer={peer} onClose={close} />;
    case 'report':
      return <ReportDialog peer={peer} surface="message" seq={asked.message.seq} onClose={close} />;
    case 'block':
      return <BlockDialog peer={peer} onClose={close} />;
  }
}

/**
 * Where the focus goes when a thread is opened from the list: to the field on devices with a keyboard, else
 * to the thread itself, so that no on-screen keyboard covers the messages.
 */
function useArrivalFocus(
  thread: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
): void {
  const { wasNavigated } = useOpeningThread();
  useEffect(() => {
    if (!wasNavigated()) return;
    const typesAtOnce = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
    const target = typesAtOnce ? (field.current ?? thread.current) : thread.current;
    target?.focus({ preventScroll: true });
  }, [wasNavigated, thread, field]);
}

/**
 * Keeps `--visible-height` at what the keyboard leaves of the screen. Where the page itself shrinks the value
 * equals its height; on iPhones this is the only source of that height.
 */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const fit = (): void => {
      element.current?.style.setProperty('--visible-height', `${String(viewport.height)}px`);
      element.current?.style.setProperty('--visible-top', `${String(viewport.offsetTop)}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [element]);
}
