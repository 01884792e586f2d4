import { useTranslations } from 'next-intl';
import { ThemeToggle } from '#components/shell/theme-toggle.tsx';

export function ThemeChoice() {
  const t = useTranslations('shell.theme');
  return (
    <ThemeToggle
      labels={{ legend: t('legend'), light: t('light'), dark: t('dark'), auto: t('auto') }}
    />
  );
}
