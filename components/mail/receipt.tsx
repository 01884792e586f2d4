import { formatMoney } from '#lib/kernel/money.ts';
import type { MailInput } from '#lib/mail/render-mail.ts';
import type { Copy } from './copy.ts';
import { REGIONAL } from '#lib/text/regional.ts';
import { Layout } from './layout.tsx';
import { longDay, longMoment } from './long-day.ts';
import { Address, Paragraph, Rows } from './parts.tsx';
import type { MailProps } from './mail-props.ts';

type ReceiptInput = MailInput<'receipt'>;

function rowsOf(mail: ReceiptInput, t: Copy): (readonly [string, string])[] {
  const { data, locale } = mail;
  const money = (amount: number) => formatMoney(amount, data.currency, REGIONAL[locale]);
  const credits = data.credits + data.bonusCredits;
  return [
    [t('receipt.number'), data.receiptNumber],
    [t('receipt.order'), data.chargeId],
    [t('receipt.plan'), data.planName],
    [t('receipt.paid'), money(data.amountMinor)],
    [t('receipt.vat', { rate: data.vatRate / 10_000 }), money(data.vatMinor)],
    [t('receipt.date'), longMoment(mail, data.paidAt)],
    ...(credits > 0
      ? [[t('receipt.credits'), t('receipt.creditCount', { count: credits })] as const]
      : []),
    [t('receipt.statement'), data.descriptor],
    ...(data.renewal
      ? [
          [
            t('receipt.next'),
            t('receipt.nextCharge', {
              date: longDay(mail, data.renewal.periodEnd),
              amount: money(data.renewal.nextAmountMinor),
            }),
          ] as const,
        ]
      : []),
  ];
}

/** The copy of an order's confirmation, or of a renewal, which the member did not order. */
const keyOf = ({ data }: ReceiptInput) => (data.isRenewal ? 'receiptRenewal' : 'receipt');

export function receiptSubject(t: Copy, mail: ReceiptInput): string {
  return t(`${keyOf(mail)}.subject`, { brand: mail.brand.name });
}

/** Order confirmation and receipt in one: what was bought, under which terms, and how to cancel or withdraw. */
export function Receipt({ mail, t }: MailProps<'receipt'>) {
  const { brand, data, links } = mail;
  const { theme } = brand;
  const key = keyOf(mail);
  return (
    <Layout mail={mail} t={t} preview={t(`${key}.preview`)} title={t(`${key}.title`)}>
      <Paragraph theme={theme}>{t(`${key}.text`, { brand: brand.name })}</Paragraph>
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
          {t('receipt.withdraw', { until: longDay(mail, data.withdrawUntil) })}{' '}
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
