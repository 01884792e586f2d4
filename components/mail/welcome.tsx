import { Layout } from './layout.tsx';
import { Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function Welcome({ mail, t }: MailProps<'welcome'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('welcome.preview')} title={t('welcome.title')}>
      <Paragraph theme={theme}>{t('welcome.text', { brand: name })}</Paragraph>
      <Paragraph theme={theme}>{t('welcome.hosted', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.link}>
        {t('welcome.button')}
      </Press>
    </Layout>
  );
}
