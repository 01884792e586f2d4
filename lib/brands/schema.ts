import { z } from 'zod';
import { SALES_CURRENCY } from '../kernel/money.ts';
import { brandIds } from './brand-ids.ts';
import { openingSchema } from './opening.ts';

/** Every supported language; a brand has one as its default and offers the others by prefix. */
export const locales = ['it', 'es', 'fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A stored or received value as a supported locale; undefined for any other value. */
export function knownLocale(value: string | undefined): Locale | undefined {
  return locales.find((known) => known === value);
}

export type { BrandId } from './brand-ids.ts';

const locale = z.enum(locales);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a lower-case host without port');
const folder = z.string().regex(/^[a-z][a-z0-9-]*$/);

const company = z.strictObject({
  legalName: z.string().min(3),
  /** Postal address as it is printed, one line per entry. */
  seat: z.array(z.string().min(2)).min(2),
  registrationNumber: z.string().min(3),
  vatNumber: z.string().regex(/^(IT|ES|FR|IE)[A-Z0-9]{8,12}$/),
  email: z.email(),
  phone: z.string().regex(/^\+[0-9 ]{8,20}$/),
  /** True while the company data are invented: pages that print the company must say so. */
  invented: z.boolean(),
  /** Additional data that a country's legal notice requires; mandatory for a company that is not invented. */
  imprint: z
    .strictObject({
      /** Legal representative, responsible for what the company publishes. */
      director: z.string().min(3),
      /** Paid-up capital, where the law of the company's country requires it to be printed. */
      capital: z.string().min(3).optional(),
      /** Hosting provider: name, address, telephone. */
      host: z.string().min(3),
      /** The consumer mediator the company has joined, where this is mandatory. */
      mediator: z.string().min(3).optional(),
    })
    .optional(),
});

const theme = z.strictObject({
  /** The theme shown before the visitor has chosen one; `auto` follows the device. */
  colorScheme: z.enum(['auto', 'light', 'dark']),
  /** Name of the shape photographs are cropped to; the token file defines it. */
  crop: folder,
  /** Fonts by their names in the brand's `faces.json`. */
  fonts: z.strictObject({
    display: folder,
    text: folder,
    /** Font of controls, where the text font is made for long reading. */
    ui: folder,
  }),
  /** Colour of the browser's own toolbars; equals `--surface` of the token file, which a test compares. */
  themeColor: z.strictObject({ light: hex, dark: hex }),
});

/** Content of a brand file. What operators change while the service runs is in the brand rows. */
export const brandFileSchema = z
  .strictObject({
    id: z.enum(brandIds),
    name: z.string().min(2).max(24),
    hosts: z.array(host).min(1),
    /** First year of the service, for the copyright line. */
    year: z.int().min(2000).max(2100),
    country: z.enum(['it', 'es', 'fr', 'ie']),
    timezone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'an IANA zone'),
    currency: z.literal(SALES_CURRENCY),
    locales: z.strictObject({ default: locale, others: z.array(locale) }),
    /** Form of address by language: Italian and Spanish tu; French tu or vous, depending on the brand. */
    address: z.record(locale, z.enum(['informal', 'formal'])),
    theme,
    company,
    /** Text on the card statement when the flow has none. */
    descriptor: z.string().regex(/^[A-Z0-9 .*]{5,22}$/),
    /**
     * Whether the brand is sold through affiliates: the tracking of their visitors then asks for the
     * visitor's IP address.
     */
    affiliation: z.boolean(),
    /** Initial settings of the brand: its first settings row. */
    opening: openingSchema,
    /** Telegram bot, without the at sign. */
    botName: z.string().regex(/^[A-Za-z0-9_]{5,32}$/),
    /** First path segment of public pictures: `/{folder}/{angelId}.jpg`. */
    photoFolders: z.strictObject({ hosted: folder, members: folder }),
  })
  .refine(({ company: { invented, imprint } }) => invented || imprint !== undefined, {
    path: ['company', 'imprint'],
    error: 'a company that is not invented names director and host',
  })
  .refine((brand) => !brand.locales.others.includes(brand.locales.default), {
    path: ['locales', 'others'],
    error: 'the default locale is not among the others',
  });

export type BrandFile = z.input<typeof brandFileSchema>;
export type Brand = Readonly<z.output<typeof brandFileSchema>>;
