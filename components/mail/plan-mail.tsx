import { formatMoney } from '#lib/kernel/money.ts';
import type { MailTemplate } from '#lib/mail/templates.ts';
import { REGIONAL } from '#lib/text/regional.ts';
import type { Copy } from './copy.ts';
import { Layout } from './layout.tsx';
import { longDay } from './long-day.ts';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './mail-props.ts';

export type PlanTemplate = Extract<
  MailTemplate,
  | 'subscription_canceled'
  | 'order_withdrawn'
  | 'refunded'
  | 'chargeback'
  | 'chargeback_reversed'
  | 'renewal_notice'
  | 'renewal_failed'
  | 'renewal_ended'
  | 'plan_changed'
>;

const KEY_PREFIXES = {
  subscription_canceled: 'canceled',
  order_withdrawn: 'withdrawn',
  refunded: 'refunded',
  chargeback: 'chargeback',
  chargeback_reversed: 'chargebackReversed',
  renewal_notice: 'renewalNotice',
  renewal_failed: 'renewalFailed',
  renewal_ended: 'renewalEnded',
  plan_changed: 'planChanged',
} as const satisfies Record<PlanTemplate, string>;

type Mail = MailProps<PlanTemplate>['mail'];

function dayOf({ data }: Mail): string | null {
  if ('until' in data) return data.until;
  if ('chargeAt' in data) return data.chargeAt;
  if ('againAt' in data) return data.againAt;
  return 'from' in data ? data.from : null;
}

function amountOf({ data, locale }: Mail): string {
  if (!('amountMinor' in data)) return '';
  return formatMoney(data.amountMinor, data.currency, REGIONAL[locale]);
}

function values(mail: Mail, t: Copy) {
  const { data, brand } = mail;
  const day = dayOf(mail);
  return {
    brand: brand.name,
    plan: data.planName,
    date: day === null ? '' : longDay(mail, day),
    amount: amountOf(mail),
    sold: 'sold' in data ? data.sold : '',
    cause: 'cause' in data ? data.cause : '',
    why: 'fault' in data ? t(`chargeFault.${data.fault}`) : '',
  };
}

export function planSubject(t: Copy, mail: Mail): string {
  return t(`${KEY_PREFIXES[mail.template]}.subject`, values(mail, t));
}

/** What happens to a plan: its name, price and day in one text, and one button. */
export function PlanMail({ mail, t }: MailProps<PlanTemplate>) {
  const { theme } = mail.brand;
  const keyPrefix = KEY_PREFIXES[mail.template];
  const { link } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t(`${keyPrefix}.preview`)} title={t(`${keyPrefix}.title`)}>
      <Paragraph theme={theme}>{t(`${keyPrefix}.text`, values(mail, t))}</Paragraph>
      <Press theme={theme} href={link}>
        {t(`${keyPrefix}.button`)}
      </Press>
      <Paragraph theme={theme} soft>
        {t(`${keyPrefix}.small`, values(mail, t))}
      </Paragraph>
      <Address theme={theme} href={link} />
    </Layout>
  );
}
