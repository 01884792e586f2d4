import type { Brand, Locale } from '../../brands/schema.ts';
import { translator } from '../../i18n/translate.ts';
import { brandCopy } from '../../i18n/messages.ts';

/** Shortcuts shown on a long press on the icon. */
const SHORTCUTS = ['find', 'chats', 'notifications'] as const;

/** The web app manifest that installs the brand on a home screen, in the language of the page that links to it. */
export function manifestOf(brand: Brand, locale: Locale): string {
  const prefix = locale === brand.locales.default ? '' : `/${locale}`;
  const { colorScheme, themeColor } = brand.theme;
  const colour = themeColor[colorScheme === 'dark' ? 'dark' : 'light'];
  const shell = translator(locale, 'shell');
  const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
    src: `/brands/${brand.id}/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const small = icon('icon-192', 192, 'any');
  return JSON.stringify({
    // One app per brand, whatever language it was installed in.
    id: '/',
    scope: '/',
    start_url: `${prefix}/find`,
    display: 'standalone',
    name: brand.name,
    short_name: brand.name,
    lang: locale,
    dir: 'ltr',
    description: brandCopy(brand.id, locale).description,
    categories: ['social', 'lifestyle'],
    background_color: colour,
    theme_color: colour,
    icons: [
      small,
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      icon('badge', 96, 'monochrome'),
    ],
    shortcuts: SHORTCUTS.map((page) => ({
      name: shell(page),
      url: `${prefix}/${page}`,
      icons: [small],
    })),
  });
}
