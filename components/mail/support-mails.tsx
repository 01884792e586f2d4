import { Layout } from './layout.tsx';
import { Paragraph, Rows, MultilineText } from './parts.tsx';
import type { MailProps } from './mail-props.ts';
import {
  CARE_FILES_MAX,
  CARE_MAIL_MAX_LENGTH,
  CARE_PDF_MEGABYTES,
  CARE_PICTURE_MEGABYTES,
} from '#lib/care/limits.ts';

export function ContactCopy({ mail, t }: MailProps<'contact_copy'>) {
  const { theme } = mail.brand;
  const { reference, text } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('contact.preview')} title={t('contact.title')}>
      <Paragraph theme={theme}>{t('contact.text')}</Paragraph>
      {text !== null && (
        <>
          <Paragraph theme={theme}>{t('contact.copy')}</Paragraph>
          <MultilineText theme={theme}>{text}</MultilineText>
        </>
      )}
      <Rows theme={theme} rows={[[t('contact.reference'), reference]]} />
    </Layout>
  );
}

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

/** Why a mail about a ticket was not stored, or only in part, and what to do. */
export function TicketNotTaken({ mail, t }: MailProps<'ticket_not_taken'>) {
  const { theme } = mail.brand;
  const { reference, reason, refused = [] } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('notTaken.preview')} title={t('notTaken.title')}>
      <Paragraph theme={theme}>
        {t(`notTaken.why.${reason}`, {
          careMailMax: CARE_MAIL_MAX_LENGTH,
          careFilesMax: CARE_FILES_MAX,
          carePictureMegabytes: CARE_PICTURE_MEGABYTES,
          carePdfMegabytes: CARE_PDF_MEGABYTES,
        })}
      </Paragraph>
      <Rows
        theme={theme}
        rows={[
          ...refused.map(({ name, why }): [string, string] => [
            name === '' ? t('notTaken.unnamed') : name,
            t(`notTaken.file.${why}`, { careFilesMax: CARE_FILES_MAX }),
          ]),
          [t('contact.reference'), reference],
        ]}
      />
    </Layout>
  );
}
