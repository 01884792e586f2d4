import { useTranslations } from 'next-intl';
import { AnswererMark } from './answerer-mark.tsx';
import type { Waiting } from '../state/thread-status.ts';

/** Below the newest message: who is working on the answer of a hosted profile. No dots, since no one is typing. */
export function WaitingLine({ waiting }: { waiting: NonNullable<Waiting> }) {
  const t = useTranslations('chat.waiting');
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-2 px-1 font-ui text-xs text-ink-soft"
    >
      <AnswererMark answerer={waiting} />
      {t(waiting)}
    </p>
  );
}
