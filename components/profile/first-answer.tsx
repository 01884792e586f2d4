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
    <p className={clsx('line-clamp-2 [overflow-wrap:anywhere]', className)}>
      <span className="font-ui text-ink-soft">{t(first.question)}</span> {first.answer}
    </p>
  );
}
