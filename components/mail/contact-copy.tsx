import { Layout } from './layout.tsx';
import { Paragraph, Rows, Words } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function ContactCopy({ mail, t }: MailProps<'contact_copy'>) {
  const { look } = mail.brand;
  const { reference, text } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('contact.preview')} title={t('contact.title')}>
      <Paragraph look={look}>{t('contact.text')}</Paragraph>
      <Words look={look}>{text}</Words>
      <Rows look={look} rows={[[t('contact.reference'), reference]]} />
    </Layout>
  );
}
