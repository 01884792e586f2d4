import { clsx } from 'clsx';
import { Check, CheckCheck, Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';

type SendMarkState = 'sending' | 'sent' | 'delivered' | 'read';

const icons = { sending: Clock, sent: Check, delivered: CheckCheck, read: CheckCheck } as const;

/** The delivery state of an own message, as an icon and as text. */
export function SendMark({ state }: { state: SendMarkState }) {
  const t = useTranslations('chat.state');
  const Icon = icons[state];
  return (
    <span className={clsx('inline-flex items-center gap-1', state === 'read' && 'text-ink')}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span className={state === 'read' ? undefined : 'sr-only'}>{t(state)}</span>
    </span>
  );
}

/** The delivery state of a stored message. Pure. */
export function markOf(
  seq: number,
  { peerReadSeq, peerDeliveredSeq }: { peerReadSeq: number; peerDeliveredSeq: number },
): SendMarkState {
  if (seq <= peerReadSeq) return 'read';
  return seq <= peerDeliveredSeq ? 'delivered' : 'sent';
}
