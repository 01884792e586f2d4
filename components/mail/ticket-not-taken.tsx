import { Layout } from './layout.tsx';
import { Paragraph, Rows } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** Why a mail about a ticket was not stored, or only in part, and what to do. */
export function TicketNotTaken({ mail, t }: MailProps<'ticket_not_taken'>) {
  const { theme } = mail.brand;
  const { reference, reason } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('notTaken.preview')} title={t('notTaken.title')}>
      <Paragraph theme={theme}>{t(`notTaken.why.${reason}`)}</Paragraph>
      <Rows theme={theme} rows={[[t('contact.reference'), reference]]} />
    </Layout>
  );
}
