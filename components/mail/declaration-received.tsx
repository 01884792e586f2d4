import { Layout } from './layout.tsx';
import { Address, Paragraph, Press, Rows } from './parts.tsx';
import { REGIONAL } from '#lib/text/regional.ts';
import type { MailProps } from './write-mail.tsx';

/** The receipt of a cancellation or withdrawal: what was declared and when, to the minute. */
export function DeclarationReceived({ mail, t }: MailProps<'declaration_received'>) {
  const { brand, locale, data } = mail;
  const { theme, name, timezone: timeZone } = brand;
  const { kind, confirmLink } = data;
  const moment = new Intl.DateTimeFormat(REGIONAL[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <Layout
      mail={mail}
      t={t}
      preview={t('declaration.preview')}
      title={t(`declaration.${kind}.title`)}
    >
      <Paragraph theme={theme}>{t(`declaration.${kind}.text`, { brand: name })}</Paragraph>
      <Rows
        theme={theme}
        rows={[
          [t('declaration.reference'), data.reference],
          [t('declaration.received'), moment.format(new Date(data.receivedAt))],
          [t('declaration.name'), data.name],
          [t('declaration.order'), data.orderNumber],
        ]}
      />
      {confirmLink !== null && (
        <>
          <Paragraph theme={theme}>{t('declaration.confirm')}</Paragraph>
          <Press theme={theme} href={confirmLink}>
            {t('declaration.button')}
          </Press>
          <Address theme={theme} href={confirmLink} />
        </>
      )}
      <Paragraph theme={theme} soft>
        {t('declaration.small')}
      </Paragraph>
    </Layout>
  );
}
