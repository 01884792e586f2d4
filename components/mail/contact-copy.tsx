import { Layout } from './layout.tsx';
import { Paragraph, Rows, MultilineText } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function ContactCopy({ mail, t }: MailProps<'contact_copy'>) {
  const { theme } = mail.brand;
  const { reference, text } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('contact.preview')} title={t('contact.title')}>
      <Paragraph theme={theme}>{t('contact.text')}</Paragraph>
      <MultilineText theme={theme}>{text}</MultilineText>
      <Rows theme={theme} rows={[[t('contact.reference'), reference]]} />
    </Layout>
  );
}
