import { Layout } from './layout.tsx';
import { Paragraph, Rows, Words } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** What customer care answered, in its own words, and how to go on. */
export function TicketReply({ mail, t }: MailProps<'ticket_reply'>) {
  const { look } = mail.brand;
  const { reference, text, thread } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('ticketReply.preview')} title={t('ticketReply.title')}>
      <Words look={look}>{text}</Words>
      <Rows look={look} rows={[[t('contact.reference'), reference]]} />
      <Paragraph look={look} soft>
        {t(thread.replyTo === null ? 'ticketReply.closed' : 'ticketReply.open')}
      </Paragraph>
    </Layout>
  );
}
