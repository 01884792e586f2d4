import type { MailInput } from '#lib/mail/render-mail.ts';
import type { Copy } from './copy.ts';
import { Layout } from './layout.tsx';
import { REGIONAL } from '#lib/text/regional.ts';
import { Address, Paragraph, Rows } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

type ReceiptInput = MailInput<'receipt'>;

function formats({ locale: language, brand, data }: ReceiptInput) {
  const locale = REGIONAL[language];
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: data.currency });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: brand.timezone });
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timezone,
  });
  return {
    money: (minor: number) => amount.format(minor / 100),
    day: (iso: string) => day.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
  };
}

function rowsOf(mail: ReceiptInput, t: Copy): (readonly [string, string])[] {
  const { data } = mail;
  const { money, day, moment } = formats(mail);
  const credits = data.credits + data.bonusCredits;
  return [
    [t('receipt.number'), data.receiptNumber],
    [t('receipt.order'), data.chargeId],
    [t('receipt.plan'), data.planName],
    [t('receipt.paid'), money(data.amountMinor)],
    [t('receipt.vat', { rate: data.vatRate / 10_000 }), money(data.vatMinor)],
    [t('receipt.date'), moment(data.paidAt)],
    ...(credits > 0
      ? [[t('receipt.credits'), t('receipt.creditCount', { count: credits })] as const]
      : []),
    [t('receipt.statement'), data.descriptor],
    ...(data.renewal
      ? [
          [
            t('receipt.next'),
            t('receipt.nextCharge', {
              date: day(data.renewal.periodEnd),
              amount: money(data.renewal.nextAmountMinor),
            }),
          ] as const,
        ]
      : []),
  ];
}

/** Order confirmation and receipt in one: what was bought, under which terms, and how to cancel or withdraw. */
export function Receipt({ mail, t }: MailProps<'receipt'>) {
  const { brand, data, links } = mail;
  const { theme } = brand;
  const { day } = formats(mail);
  return (
    <Layout mail={mail} t={t} preview={t('receipt.preview')} title={t('receipt.title')}>
      <Paragraph theme={theme}>{t('receipt.text', { brand: brand.name })}</Paragraph>
      <Rows theme={theme} rows={rowsOf(mail, t)} />
      {data.renewal && (
        <>
          <Paragraph theme={theme}>
            {t('receipt.renews', { months: data.renewal.periodMonths })}
          </Paragraph>
          <Paragraph theme={theme} soft>
            {t('receipt.cancel')} <Address theme={theme} href={links.cancel} />
          </Paragraph>
        </>
      )}
      {data.withdrawUntil !== null && (
        <Paragraph theme={theme} soft>
          {t('receipt.withdraw', { until: day(data.withdrawUntil) })}{' '}
          <Address theme={theme} href={links.withdraw} />
        </Paragraph>
      )}
      <Paragraph theme={theme} soft>
        {t('receipt.terms', { version: data.termsVersion })}{' '}
        <Address theme={theme} href={links.terms} />
      </Paragraph>
    </Layout>
  );
}
