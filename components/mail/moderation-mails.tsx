import type { MailTheme } from '#lib/mail/mail-theme.ts';
import type { Copy } from './copy.ts';
import { Layout } from './layout.tsx';
import { longDay } from './long-day.ts';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './mail-props.ts';

interface RefusedProps extends MailProps<'photo_refused' | 'introduction_refused'> {
  part: 'photoRefused' | 'introductionRefused';
  why: string;
}

function Refused({ mail, t, part, why }: RefusedProps) {
  const { data, brand } = mail;
  const { theme, name } = brand;
  const date = longDay(mail, data.until);
  return (
    <Layout mail={mail} t={t} preview={t(`${part}.preview`)} title={t(`${part}.title`)}>
      <Paragraph theme={theme}>{t(`${part}.text`, { brand: name })}</Paragraph>
      <Paragraph theme={theme}>{why}</Paragraph>
      <Paragraph theme={theme}>{t(`${part}.appeal`, { date })}</Paragraph>
      <Press theme={theme} href={data.link}>
        {t(`${part}.button`)}
      </Press>
      <Paragraph theme={theme} soft>
        {t(`${part}.small`)}
      </Paragraph>
      <Address theme={theme} href={data.link} />
    </Layout>
  );
}

/** Why a photo was refused, and how to appeal. */
export function PhotoRefused({ mail, t }: MailProps<'photo_refused'>) {
  const why = t(`photoReasons.${mail.data.reason}`);
  return <Refused mail={mail} t={t} part="photoRefused" why={why} />;
}

/** The same of a voice introduction. */
export function IntroductionRefused({ mail, t }: MailProps<'introduction_refused'>) {
  const why = t(`voiceReasons.${mail.data.reason}`);
  return <Refused mail={mail} t={t} part="introductionRefused" why={why} />;
}

/** Whether the main photo is verified now; if not, why, and that the member may try again. */
export function PhotoChecked({ mail, t }: MailProps<'photo_checked'>) {
  const { data, brand } = mail;
  const { theme, name } = brand;
  const part = data.reason === null ? 'photoChecked' : 'photoNotChecked';
  return (
    <Layout mail={mail} t={t} preview={t(`${part}.preview`)} title={t(`${part}.title`)}>
      <Paragraph theme={theme}>{t(`${part}.text`, { brand: name })}</Paragraph>
      {data.reason !== null && (
        <Paragraph theme={theme}>{t(`verificationReasons.${data.reason}`)}</Paragraph>
      )}
      <Press theme={theme} href={data.link}>
        {t(`${part}.button`)}
      </Press>
      <Paragraph theme={theme} soft>
        {t(`${part}.small`)}
      </Paragraph>
      <Address theme={theme} href={data.link} />
    </Layout>
  );
}

/** The statement of reasons for a review that is not published, and how to appeal. */
export function ReviewRefused({ mail, t }: MailProps<'review_refused'>) {
  const { data, brand } = mail;
  const { theme, name } = brand;
  return (
    <Layout mail={mail} t={t} preview={t('reviewRefused.preview')} title={t('reviewRefused.title')}>
      <Paragraph theme={theme}>
        {t('reviewRefused.text', { brand: name })} {t(`reviewReasons.${data.reason}`)}
      </Paragraph>
      <Paragraph theme={theme}>{t('reviewRefused.how')}</Paragraph>
      <Press theme={theme} href={data.link}>
        {t('reviewRefused.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('reviewRefused.small')}
      </Paragraph>
      <Address theme={theme} href={data.link} />
    </Layout>
  );
}

/** The statement of reasons: what is restricted, why, who decided, and how to object. */
export function Restriction({ mail, t }: MailProps<'restriction'>) {
  const { theme } = mail.brand;
  const { restriction, reason, cause, details = '', contactLink } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('restriction.preview')} title={t('restriction.title')}>
      <Paragraph theme={theme}>{t(`restriction.what.${restriction}`)}</Paragraph>
      <Paragraph theme={theme}>
        <strong>{t('restriction.whyIntro')}</strong> {t(`restriction.why.${reason}`)}
      </Paragraph>
      <StaffNote details={details} theme={theme} t={t} />
      <Paragraph theme={theme}>
        {t(cause === 'own_initiative' ? 'restriction.howOwn' : 'restriction.how')}
      </Paragraph>
      <Press theme={theme} href={contactLink}>
        {t('restriction.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('restriction.small')}
      </Paragraph>
      <Address theme={theme} href={contactLink} />
    </Layout>
  );
}

/** What should not happen again, why, what may follow, and how to object. */
export function Warning({ mail, t }: MailProps<'warning'>) {
  const { theme, name } = mail.brand;
  const { reason, details, contactLink } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('warning.preview')} title={t('warning.title')}>
      <Paragraph theme={theme}>{t('warning.text', { brand: name })}</Paragraph>
      <Paragraph theme={theme}>
        <strong>{t('restriction.whyIntro')}</strong> {t(`restriction.why.${reason}`)}
      </Paragraph>
      <StaffNote details={details} theme={theme} t={t} />
      <Paragraph theme={theme}>{t('warning.how')}</Paragraph>
      <Press theme={theme} href={contactLink}>
        {t('warning.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('warning.small')}
      </Paragraph>
      <Address theme={theme} href={contactLink} />
    </Layout>
  );
}

/** The note of a staff member beside a reason, line by line as written; nothing if it is empty. */
function StaffNote({ details, theme, t }: { details: string; theme: MailTheme; t: Copy }) {
  if (details === '') return null;
  return (
    <Paragraph theme={theme}>
      <strong>{t('restriction.added')}</strong>{' '}
      {details
        .split('\n')
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))}
    </Paragraph>
  );
}
