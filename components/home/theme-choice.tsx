import { useTranslations } from 'next-intl';
import { ThemeButtons } from '#components/shell/theme-buttons.tsx';

/**
 * The choice of theme on visitors' pages; `current` is the brand's default, until the browser has another one
 * stored.
 */
export function ThemeChoice({ current }: { current: string }) {
  const t = useTranslations('shell.theme');
  return (
    <ThemeButtons
      current={current}
      labels={{ legend: t('legend'), light: t('light'), dark: t('dark'), auto: t('auto') }}
    />
  );
}
