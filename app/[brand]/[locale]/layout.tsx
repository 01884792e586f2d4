import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { setRequestBrand } from '#app/request-brand.ts';
import { MissingScriptStrip } from '#components/shell/missing-script-strip.tsx';
import { ErrorWatch } from '#components/tracking/error-watch.tsx';
import { fontVariables } from '#components/brand/fonts.ts';
import { brandOrigin } from '#lib/brands/links.ts';
import { themeStylesheet } from '#lib/brands/theme-stylesheet.ts';
import { themeScript } from '#lib/brands/theme-script.ts';
import { brandById, brands } from '#lib/brands/registry.ts';
import { someMessages } from '#lib/i18n/messages.ts';
import '../../globals.css';

type Params = { readonly params: Promise<{ brand: string; locale: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return brands.flatMap((brand) =>
    [brand.locales.default, ...brand.locales.others].map((locale) => ({ brand: brand.id, locale })),
  );
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { brand: id, locale } = await params;
  const brand = brandById(id);
  if (!brand) return {};
  const prefix = locale === brand.locales.default ? '' : `/${locale}`;
  return {
    metadataBase: new URL(brandOrigin(brand)),
    title: { default: brand.name, template: `%s · ${brand.name}` },
    icons: {
      icon: `/brands/${brand.id}/icon.svg`,
      apple: `/brands/${brand.id}/apple-touch-icon.png`,
    },
    manifest: `${prefix}/manifest.webmanifest`,
    // Phones that turn numbers into links change the page before React hydrates it.
    formatDetection: { telephone: false, date: false, address: false, email: false, url: false },
  };
}

export async function generateViewport({ params }: Params): Promise<Viewport> {
  const brand = brandById((await params).brand);
  if (!brand) return {};
  const { colorScheme, themeColor } = brand.theme;
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    interactiveWidget: 'resizes-content',
    themeColor:
      colorScheme === 'auto'
        ? [
            { media: '(prefers-color-scheme: light)', color: themeColor.light },
            { media: '(prefers-color-scheme: dark)', color: themeColor.dark },
          ]
        : themeColor[colorScheme],
  };
}

export default async function BrandLayout({ params, children }: Params & { children: ReactNode }) {
  const { brand: id, locale } = await params;
  const brand = brandById(id);
  if (!brand) notFound();
  // oxlint-disable-next-line typescript/no-deprecated -- its successor, next/root-params, is experimental in this line of Next
  setRequestLocale(locale);
  setRequestBrand(brand.id);
  return (
    <html
      lang={locale}
      data-brand={brand.id}
      data-theme={brand.theme.colorScheme}
      {...(brand.affiliation && { 'data-affiliation': '' })}
      className={fontVariables[brand.id]}
      suppressHydrationWarning
    >
      <head>
        {/* Not part of the bundle, which would send the themes of all brands to every visitor. */}
        <link rel="stylesheet" href={themeStylesheet(brand.id)} />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        {/* For the global error page and the strip; the page trees below load their own messages. */}
        <NextIntlClientProvider messages={someMessages(locale, ['failure']) as never}>
          {children}
          <MissingScriptStrip />
        </NextIntlClientProvider>
        <ErrorWatch />
      </body>
    </html>
  );
}
