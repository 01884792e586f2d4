import { Layout } from './layout.tsx';
import { longMoment } from './long-day.ts';
import { Address, Paragraph, Press, Rows } from './parts.tsx';
import type { MailProps } from './mail-props.ts';
import { DECLARATION_LINK_MS } from '#lib/payments/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';

/** The receipt of a cancellation or withdrawal: what was declared and when, to the minute. */
export function DeclarationReceived({ mail, t }: MailProps<'declaration_received'>) {
  const { brand, data } = mail;
  const { theme, name } = brand;
  const { kind, confirmLink } = data;
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
          [t('declaration.received'), longMoment(mail, data.receivedAt)],
          [t('declaration.name'), data.name],
          [t('declaration.order'), data.orderNumber],
        ]}
      />
      {confirmLink !== null && (
        <>
          <Paragraph theme={theme}>
            {t('declaration.confirm', { declarationHours: DECLARATION_LINK_MS / HOUR })}
          </Paragraph>
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
