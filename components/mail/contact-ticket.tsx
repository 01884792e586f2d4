import { Layout } from './layout.tsx';
import { Rows, MultilineText } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function ContactTicket({ mail, t }: MailProps<'contact_ticket'>) {
  const { theme, name } = mail.brand;
  const { reference, from, text, again = false } = mail.data;
  return (
    <Layout
      mail={mail}
      t={t}
      preview={reference}
      title={t(again ? 'ticket.again' : 'ticket.title')}
    >
      <Rows
        theme={theme}
        rows={[
          [t('contact.reference'), reference],
          [t('ticket.brand'), name],
          [t('ticket.from'), from],
        ]}
      />
      <MultilineText theme={theme}>{text}</MultilineText>
    </Layout>
  );
}
