import { Layout } from './layout.tsx';
import { Rows, Words } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function ContactTicket({ mail, t }: MailProps<'contact_ticket'>) {
  const { look, name } = mail.brand;
  const { reference, from, text, again = false } = mail.data;
  return (
    <Layout
      mail={mail}
      t={t}
      preview={reference}
      title={t(again ? 'ticket.again' : 'ticket.title')}
    >
      <Rows
        look={look}
        rows={[
          [t('contact.reference'), reference],
          [t('ticket.brand'), name],
          [t('ticket.from'), from],
        ]}
      />
      <Words look={look}>{text}</Words>
    </Layout>
  );
}
