import { brandById } from '../../brands/registry.ts';
import { translator } from '../../i18n/translate.ts';
import { mailTheme } from '../../mail/mail-theme.ts';
import { longDate } from '../../text/long-date.ts';
import type { ReceiptSnapshot } from './snapshot.ts';

type Cells = readonly [string, string];

/** A document ready to be drawn: only final texts, numbers and colours, so that it can be passed to a worker thread. */
export type Sheet = {
  readonly brand: string;
  readonly serif: boolean;
  readonly colours: {
    readonly ink: string;
    readonly soft: string;
    readonly line: string;
    readonly accent: string;
    readonly onAccent: string;
  };
  readonly title: string;
  readonly label: string;
  readonly company: readonly string[];
  readonly facts: readonly Cells[];
  readonly columns: Cells;
  readonly rows: readonly Cells[];
  readonly total: Cells;
  readonly notes: readonly string[];
  readonly notice: string | null;
};

function brandOf({ brandId }: ReceiptSnapshot) {
  const brand = brandById(brandId);
  if (!brand) throw new Error(`no brand ${brandId}`);
  return brand;
}

/** Formats an ISO 8601 date in the receipt's locale and the brand's time zone. */
export function dayOn(receipt: ReceiptSnapshot, iso: string, withTime = false): string {
  return longDate(
    new Date(iso),
    brandOf(receipt).timezone,
    receipt.locale,
    withTime ? 'short moment' : 'day',
  );
}

type Letterhead = Pick<Sheet, 'brand' | 'serif' | 'colours' | 'company' | 'columns' | 'notice'>;

/** What all documents of a brand have in common, in the locale of the receipt. */
export function letterhead(receipt: ReceiptSnapshot): Letterhead {
  const brand = brandOf(receipt);
  const { company, locale } = receipt;
  const say = translator(locale, 'payments.receipt');
  const { accent, ink, line, onAccent, soft } = mailTheme(brand).light;
  return {
    brand: brand.name,
    serif: mailTheme(brand).displayFont.includes('Georgia'),
    colours: { accent, ink, line, onAccent, soft },
    company: [
      company.legalName,
      ...company.seat,
      say('registration', { number: company.registrationNumber }),
      say('vatNumber', { number: company.vatNumber }),
      company.email,
    ],
    columns: [say('item'), say('amount')],
    notice: company.invented ? say('invented') : null,
  };
}
