import { Check, CheckCheck, Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '#components/ui/cn.ts';

type SendMarkState = 'sending' | 'sent' | 'read';

const icons = { sending: Clock, sent: Check, read: CheckCheck } as const;

/** How far an own message has come, in a sign and in words. */
export function SendMark({ state }: { state: SendMarkState }) {
  const t = useTranslations('chat.state');
  const Icon = icons[state];
  return (
    <span className={cn('inline-flex items-center gap-1', state === 'read' && 'text-accent-ink')}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span className={state === 'read' ? undefined : 'sr-only'}>{t(state)}</span>
    </span>
  );
}
