import { Layout } from './layout.tsx';
import { Paragraph, Rows } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function ContactTicket({ mail, t }: MailProps<'contact_ticket'>) {
  const { look, name } = mail.brand;
  const { reference, from, text } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={reference} title={t('ticket.title')}>
      <Rows
        look={look}
        rows={[
          [t('contact.reference'), reference],
          [t('ticket.brand'), name],
          [t('ticket.from'), from],
        ]}
      />
      <Paragraph look={look}>
        <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>
      </Paragraph>
    </Layout>
  );
}
