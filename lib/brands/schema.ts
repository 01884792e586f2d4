import { z } from 'zod';
import { brandIds } from './brand-ids.ts';
import { openingSchema } from './opening.ts';

/** Every language the product speaks; a brand has one as its own and offers the others by prefix. */
export const locales = ['it', 'es', 'fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A word that is stored or came in, as one of our languages; undefined for every other. */
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
  /** Postal address, one line an entry, as it is printed. */
  seat: z.array(z.string().min(2)).min(2),
  registrationNumber: z.string().min(3),
  vatNumber: z.string().regex(/^(IT|ES|FR|IE)[A-Z0-9]{8,12}$/),
  email: z.email(),
  phone: z.string().regex(/^\+[0-9 ]{8,20}$/),
  /** True while the data name nobody: pages that print the company must say so. */
  invented: z.boolean(),
  /** What the legal notice of a country asks for besides; a company that is not invented has to say it. */
  imprint: z
    .strictObject({
      /** Who represents the company and answers for what it publishes. */
      director: z.string().min(3),
      /** Paid-up capital, where the law of the seat has it printed. */
      capital: z.string().min(3).optional(),
      /** Whose machines keep the site: name, address, telephone. */
      host: z.string().min(3),
      /** The consumer mediator the company joined, where it has to join one. */
      mediator: z.string().min(3).optional(),
    })
    .optional(),
});

const theme = z.strictObject({
  /** The theme shown before the visitor has chosen one; `auto` follows the device. */
  colorScheme: z.enum(['auto', 'light', 'dark']),
  /** The shape photographs are cut to, in a word; the token file draws it. */
  crop: folder,
  /** Faces by their names in the brand's `faces.json`. */
  fonts: z.strictObject({
    display: folder,
    text: folder,
    /** Where the text face is made for reading, controls take their own. */
    ui: folder,
  }),
  /** The browser's own bars; equals `--surface` of the token file, which a test compares. */
  themeColor: z.strictObject({ light: hex, dark: hex }),
});

/** What a brand file holds. What operators change while the service runs lives in brand rows. */
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
    currency: z.literal('EUR'),
    locales: z.strictObject({ default: locale, others: z.array(locale) }),
    /** How the brand speaks to its members: Italian, Spanish tu; French tu or vous by brand. */
    address: z.record(locale, z.enum(['informal', 'formal'])),
    theme,
    company,
    /** On the card statement where the flow names none. */
    descriptor: z.string().regex(/^[A-Z0-9 .*]{5,22}$/),
    /** Sold through affiliates: what measures their visitors asks for the visitor's address. */
    affiliation: z.boolean(),
    /** With what the brand opens: the first of its rows. */
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
