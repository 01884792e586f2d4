import { CHECK_IN_GRACE_MS } from '#lib/dates/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';
import { Layout } from './layout.tsx';
import { longMoment } from './long-day.ts';
import type { MailProps } from './mail-props.ts';
import { Address, Paragraph, Press, Rows } from './parts.tsx';

/** Asks a person whether they want to receive a member's date; says nothing of the date. */
export function DateContact({ mail, t }: MailProps<'date_contact'>) {
  const { data, brand } = mail;
  const { theme } = brand;
  const values = { name: data.firstName, brand: brand.name };
  return (
    <Layout
      mail={mail}
      t={t}
      preview={t('dateContact.preview')}
      title={t('dateContact.title', values)}
    >
      <Paragraph theme={theme}>{t('dateContact.text', values)}</Paragraph>
      <Paragraph theme={theme}>{t('dateContact.more', values)}</Paragraph>
      <Press theme={theme} href={data.link}>
        {t('dateContact.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('dateContact.small', values)}
      </Paragraph>
      <Address theme={theme} href={data.link} />
    </Layout>
  );
}

/** What was shared, and what a friend can do about a missed check-in. */
export function DateMissed({ mail, t }: MailProps<'date_missed'>) {
  const { data, brand } = mail;
  const { theme } = brand;
  const { firstName: name } = data;
  const checkIn = longMoment(mail, data.checkInAt);
  return (
    <Layout
      mail={mail}
      t={t}
      preview={t('dateMissed.preview')}
      title={t('dateMissed.title', { name })}
    >
      <Paragraph theme={theme}>
        {t('dateMissed.text', { name, checkIn, graceHours: CHECK_IN_GRACE_MS / HOUR })}
      </Paragraph>
      <Rows
        theme={theme}
        rows={[
          [t('dateMissed.who'), data.name],
          [t('dateMissed.where'), data.place],
          [t('dateMissed.when'), longMoment(mail, data.meetAt)],
        ]}
      />
      <Paragraph theme={theme}>{t('dateMissed.advice', { name })}</Paragraph>
      <Paragraph theme={theme} soft>
        {t('dateMissed.small', { name })}
      </Paragraph>
    </Layout>
  );
}

/** The check-in was made after all. */
export function DateSafe({ mail, t }: MailProps<'date_safe'>) {
  const { data, brand } = mail;
  const { theme } = brand;
  const values = { name: data.firstName, brand: brand.name };
  return (
    <Layout mail={mail} t={t} preview={t('dateSafe.preview')} title={t('dateSafe.title', values)}>
      <Paragraph theme={theme}>{t('dateSafe.text', values)}</Paragraph>
    </Layout>
  );
}
