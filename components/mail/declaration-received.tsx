import { Layout } from './layout.tsx';
import { Address, Paragraph, Press, Rows } from './parts.tsx';
import { REGIONAL } from '#lib/text/regional.ts';
import type { MailProps } from './write-mail.tsx';

/** The receipt of a cancellation or withdrawal: what was declared and when, to the minute. */
export function DeclarationReceived({ mail, t }: MailProps<'declaration_received'>) {
  const { brand, locale, data } = mail;
  const { look, name, timezone: timeZone } = brand;
  const { kind, confirmLink } = data;
  const moment = new Intl.DateTimeFormat(REGIONAL[locale], {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone },
  });
  return (
    <Layout
      mail={mail}
      t={t}
      preview={t('declaration.preview')}
      title={t(`declaration.${kind}.title`)}
    >
      <Paragraph look={look}>{t(`declaration.${kind}.text`, { brand: name })}</Paragraph>
      <Rows
        look={look}
        rows={[
          [t('declaration.reference'), data.reference],
          [t('declaration.received'), moment.format(new Date(data.receivedAt))],
          [t('declaration.name'), data.name],
          [t('declaration.order'), data.orderNumber],
        ]}
      />
      {confirmLink !== null && (
        <>
          <Paragraph look={look}>{t('declaration.confirm')}</Paragraph>
          <Press look={look} href={confirmLink}>
            {t('declaration.button')}
          </Press>
          <Address look={look} href={confirmLink} />
        </>
      )}
      <Paragraph look={look} soft>
        {t('declaration.small')}
      </Paragraph>
    </Layout>
  );
}
