import { Layout } from './layout.tsx';
import { Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function Welcome({ mail, t }: MailProps<'welcome'>) {
  const { look, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('welcome.preview')} title={t('welcome.title')}>
      <Paragraph look={look}>{t('welcome.text', { brand: name })}</Paragraph>
      <Paragraph look={look}>{t('welcome.hosted', { brand: name })}</Paragraph>
      <Press look={look} href={mail.data.link}>
        {t('welcome.button')}
      </Press>
    </Layout>
  );
}
