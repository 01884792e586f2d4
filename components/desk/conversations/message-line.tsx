import { clsx } from 'clsx';
import type { DeskMessage } from '#lib/desk/conversations/contract.ts';
import { CoveredPhoto } from './covered-photo.tsx';

const WROTE = { script: 'Script', ai: 'AI', operator: 'Operator' } as const;
const NOTICES: Readonly<Record<string, string>> = {
  operator_joined: 'An operator joined; the member was notified.',
  operator_left: 'The operator left; the member was notified.',
};
const KINDS: Readonly<Record<string, string>> = { like: 'Like', visit: 'Visit' };
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

const BUBBLE =
  'max-w-[min(36rem,85%)] rounded-card px-3 py-2 text-sm break-words whitespace-pre-wrap';

interface MessageLineProps {
  message: DeskMessage;
  conversationId: string;
}

function Body({ message: { text, removed, photo, seq }, conversationId }: MessageLineProps) {
  if (removed) return <em className="text-ink-soft">Removed by the author</em>;
  return (
    <>
      {photo && <CoveredPhoto conversationId={conversationId} seq={seq} />}
      {text}
    </>
  );
}

/** One message as an operator sees it; those of the hosted profile name their author. */
export function MessageLine({ message, conversationId }: MessageLineProps) {
  const { mine, kind, category, answerer, edited, at } = message;
  if (kind !== 'personal') {
    const said = NOTICES[category ?? ''] ?? KINDS[kind] ?? 'Notice';
    return <li className="py-1 text-center text-xs text-ink-soft">{said}</li>;
  }
  return (
    <li className={clsx('grid gap-0.5', mine ? 'justify-items-end' : 'justify-items-start')}>
      <div className={clsx(BUBBLE, mine ? 'bg-accent-soft text-on-accent-soft' : 'bg-raised')}>
        <Body message={message} conversationId={conversationId} />
      </div>
      <p className="text-xs text-ink-soft">
        {mine && <span className="font-semibold">{WROTE[answerer ?? 'script']} · </span>}
        <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
          {TIME.format(at)}
        </time>
        {edited && ' · edited'}
      </p>
    </li>
  );
}
