import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandLink, brandOrigin } from '../brands/links.ts';
import { brandById } from '../brands/registry.ts';
import type { Locale } from '../brands/schema.ts';
import { singleton } from '../kernel/singleton.ts';
import { mailTheme, type MailTheme } from './mail-theme.ts';
import type { MailData, MailTemplate } from './templates.ts';

export type MailInput<T extends MailTemplate = MailTemplate> = {
  readonly template: T;
  readonly locale: Locale;
  readonly data: MailData[T];
  readonly brand: {
    readonly name: string;
    readonly timezone: string;
    readonly company: string;
    readonly seat: string;
    readonly registration: string;
    readonly invented: boolean;
    /** Form of address of the brand in the mail's language. */
    readonly address: 'formal' | 'informal';
    /** Address of the brand's icon, the only picture in a mail. */
    readonly icon: string;
    readonly theme: MailTheme;
  };
  readonly links: Readonly<Record<MailLink, string>>;
  /** Address where marketing or notices are stopped; null for transactional mail. */
  readonly unsubscribe: string | null;
};

type MailLink = 'home' | 'profile' | 'terms' | 'privacy' | 'contact' | 'cancel' | 'withdraw';

export type WrittenMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

type Built = { readonly writeMail: (input: MailInput) => Promise<WrittenMail> };

/**
 * Templates are React, which the server's module graph does not contain, so the build step compiles them to
 * one file.
 */
async function templates(): Promise<Built> {
  const file = join(process.cwd(), '.data', 'build', 'mail.mjs');
  if (!existsSync(file)) {
    throw new Error('The mail templates are not built: run "npm run build".');
  }
  // The path is computed so that bundlers do not resolve it: the file exists only after the build.
  const address = pathToFileURL(file).href;
  return (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address)) as Built;
}

/** Renders a mail in the brand's theme and the member's language, as HTML and as plain text. */
export async function renderMail<T extends MailTemplate>(
  template: T,
  {
    brandId,
    locale,
    data,
    unsubscribe = null,
  }: { brandId: string; locale: Locale; data: MailData[T]; unsubscribe?: string | null },
): Promise<WrittenMail> {
  const brand = brandById(brandId);
  if (!brand) throw new Error(`no brand ${brandId}`);
  const built = await singleton('mail-templates', templates);
  const link = (path: string): string => brandLink(brandId, path, locale);
  return built.writeMail({
    template,
    locale,
    data,
    brand: {
      name: brand.name,
      timezone: brand.timezone,
      company: brand.company.legalName,
      seat: brand.company.seat.join(', '),
      registration: `${brand.company.registrationNumber} · ${brand.company.vatNumber}`,
      invented: brand.company.invented,
      address: brand.address[locale],
      icon: `${brandOrigin(brand)}/brands/${brand.id}/icon-192.png`,
      theme: mailTheme(brand),
    },
    links: {
      home: link('/'),
      profile: link('/profile'),
      terms: link('/legal/terms'),
      privacy: link('/legal/privacy'),
      contact: link('/contactUs'),
      cancel: link('/legal/cancel'),
      withdraw: link('/legal/withdraw'),
    },
    unsubscribe,
  });
}
