import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { OtherProfile } from '#lib/discovery/present.ts';

interface FirstAnswerProps {
  prompts: OtherProfile['profilePrompts'];
  className?: string;
}

/** On a card: the first question that a profile answers; its page has all of them. */
export function FirstAnswer({ prompts: [first], className }: FirstAnswerProps) {
  const t = useTranslations('answers.questions');
  if (first === undefined) return null;
  return (
    <p className={clsx('grid grid-cols-1', className)}>
      <span className="truncate font-ui text-[0.875em] text-ink-soft">{t(first.question)}</span>{' '}
      <span className="line-clamp-2 [overflow-wrap:anywhere]">{first.answer}</span>
    </p>
  );
}
