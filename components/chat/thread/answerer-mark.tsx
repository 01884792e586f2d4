import { Bot, Headset, ScrollText, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';

const icons: Readonly<Record<string, LucideIcon>> = {
  script: ScrollText,
  ai: Bot,
  operator: Headset,
};

/** Beside each message of a hosted profile: who wrote this message. */
export function AnswererMark({ answerer }: { answerer: string }) {
  const t = useTranslations('chat.answerer');
  const Icon = icons[answerer] ?? ScrollText;
  return (
    <span className="inline-flex items-center gap-1 font-semibold">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      {t(answerer as 'script')}
    </span>
  );
}
