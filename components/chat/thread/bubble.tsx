import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import { loadScript } from '#components/ui/load-script.ts';
import { Drawing } from '#components/brand/drawing.tsx';
import { HookLink } from '#components/payments/hooks/hook-link.tsx';
import { BlurredText } from './blurred-text.tsx';
import { parseSimpleHtml, type HtmlPart } from './simple-html.ts';
import { TextBubble } from './text-bubble.tsx';
import type { Peer, ThreadMessage } from '../state/types.ts';

/** Shows links and warnings in a text; loaded only for messages with warnings. */
const MessageText = lazy(async () => {
  const script = await loadScript(() => import('../text-warnings/message-text.tsx'));
  return { default: script.MessageText };
});

type Shown = Pick<ThreadMessage, 'msg' | 'removed' | 'edited'>;
type BubbleMessage = Shown & Pick<ThreadMessage, 'blurred' | 'isHtml' | 'warnings'>;

function EditedMark() {
  const t = useTranslations('chat.message');
  return <span className="ml-2 text-xs italic">{t('edited')}</span>;
}

/** Replaces a message that its sender deleted. */
function Removed() {
  const t = useTranslations('chat');
  return <p className="bubble bubble-removed">{t('removed')}</p>;
}

interface OwnBubbleProps {
  message: Shown;
  /** It is not sent, and not being sent. */
  waiting?: boolean;
  /** For how long it has been shown, in ms, if it was written just now: the brand's motion begins there. */
  age?: number | undefined;
  /** The server has just stored it. */
  stored?: boolean;
  /** The message that it answers. */
  quote?: ReactNode;
}

/** A message of the member. */
export function OwnBubble(props: OwnBubbleProps) {
  const { message, waiting = false, age, stored = false, quote } = props;
  if (message.removed) return <Removed />;
  const body = message.msg ?? '';
  return (
    <TextBubble text={body} variant={waiting ? 'waiting' : 'own'} age={age} quote={quote}>
      {body}
      {message.edited && <EditedMark />}
      {stored && <Drawing name="sent" className="sent-mark" />}
    </TextBubble>
  );
}

/** A message of the peer, or a blurred placeholder with the link that unlocks it. */
export function PeerBubble({
  message,
  peer,
  unlockHref,
  cardCheckHref,
  firstLink = false,
  quote,
}: {
  message: BubbleMessage;
  peer: Pick<Peer, 'angelId' | 'screenName'>;
  unlockHref: string;
  cardCheckHref: string | null;
  /** The first message with a link: it has a tip. */
  firstLink?: boolean;
  /** The message that it answers. */
  quote?: ReactNode;
}) {
  const t = useTranslations('chat');
  if (message.removed) return <Removed />;
  if (message.blurred || message.msg === null) {
    return (
      <div className="bubble bubble-peer">
        <span className="sr-only">{t('blurred.hidden')}</span>
        <BlurredText className="text-ink-soft" />
        <HookLink
          kind="blurred"
          angel={{ id: peer.angelId, name: peer.screenName }}
          href={unlockHref}
          className="-mb-1 flex min-h-11 items-center gap-2 font-ui text-sm font-semibold text-accent-ink underline underline-offset-4"
        >
          <LockKeyhole aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {t('blurred.unlock')}
        </HookLink>
      </div>
    );
  }
  if (message.isHtml) {
    return (
      <div className="bubble bubble-peer">
        <SimpleHtmlText html={message.msg} />
      </div>
    );
  }
  return (
    <TextBubble text={message.msg} variant="peer" quote={quote}>
      {message.warnings.length === 0 ? (
        message.msg
      ) : (
        <Suspense fallback={message.msg}>
          <MessageText
            body={message.msg}
            warnings={message.warnings}
            cardCheckHref={cardCheckHref}
            firstLink={firstLink}
          />
        </Suspense>
      )}
      {message.edited && <EditedMark />}
    </TextBubble>
  );
}

function renderPart(part: HtmlPart, key: number): ReactNode {
  switch (part.tag) {
    case 'text':
      return <Fragment key={key}>{part.text}</Fragment>;
    case 'br':
      return <br key={key} />;
    case 'a':
      return (
        <a key={key} href={part.href} className="underline">
          {part.parts.map(renderPart)}
        </a>
      );
    default: {
      const Tag = part.tag;
      return <Tag key={key}>{part.parts.map(renderPart)}</Tag>;
    }
  }
}

/** The system's welcome message; see parseSimpleHtml for what is rendered of it. */
function SimpleHtmlText({ html }: { html: string }) {
  return (
    <div className="grid gap-2 [&_ul]:list-disc [&_ul]:pl-5">
      {parseSimpleHtml(html).map(renderPart)}
    </div>
  );
}
