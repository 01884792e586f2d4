import { Layout } from './layout.tsx';
import { Paragraph, Rows, MultilineText } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** The answer of customer care as written, and how to reply. */
export function TicketReply({ mail, t }: MailProps<'ticket_reply'>) {
  const { theme } = mail.brand;
  const { reference, text, thread } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('ticketReply.preview')} title={t('ticketReply.title')}>
      <MultilineText theme={theme}>{text}</MultilineText>
      <Rows theme={theme} rows={[[t('contact.reference'), reference]]} />
      <Paragraph theme={theme} soft>
        {t(thread.replyTo === null ? 'ticketReply.closed' : 'ticketReply.open')}
      </Paragraph>
    </Layout>
  );
}
