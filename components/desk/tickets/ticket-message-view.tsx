import { clsx } from 'clsx';
import type { Locale } from '#lib/brands/schema.ts';
import { moment } from '../moment.ts';
import type { TicketMessage } from './types.ts';

/** A ticket message: the member's on the left, ours indented and tinted. */
export function TicketMessageView({ message, locale }: { message: TicketMessage; locale: Locale }) {
  const { from, text, at, by, fromAddress, attachments, inApp } = message;
  const ours = from === 'care';
  return (
    <li
      className={clsx(
        'max-w-[44rem] rounded-card border px-4 py-3',
        ours
          ? 'ml-auto w-[calc(100%-2.5rem)] border-transparent bg-accent-soft text-on-accent-soft'
          : 'mr-10 border-line bg-raised',
      )}
    >
      <p className={clsx('flex flex-wrap gap-x-2 text-xs', !ours && 'text-ink-soft')}>
        <span className="font-semibold">{ours ? `Customer care, ${by ?? ''}` : 'Member'}</span>
        <time dateTime={at} className="tabular-nums">
          {moment(at)}
        </time>
        {inApp && <span>· sent in the app</span>}
        {fromAddress !== null && <span className="wrap-anywhere">· from {fromAddress}</span>}
      </p>
      <p lang={locale} className="mt-1.5 wrap-anywhere whitespace-pre-line">
        {text === '' ? '–' : text}
      </p>
      {attachments > 0 && (
        <p className="mt-2 text-xs">
          {attachments === 1 ? '1 attachment' : `${String(attachments)} attachments`} removed; the
          sender was notified.
        </p>
      )}
    </li>
  );
}
