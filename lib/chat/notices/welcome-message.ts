import type { BrandId } from '../../brands/schema.ts';
import { translator } from '../../i18n/translate.ts';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Text of the welcome message, in the few tags that the thread renders. Pure. */
export function welcomeMessage(locale: string, name: string, brand?: BrandId): string {
  const t = translator(locale, 'chat', brand);
  const line = (key: string, values?: Record<string, string>): string =>
    escaped(t(`welcome.${key}`, values));
  const link = (href: string, key: string): string => `<a href="${href}">${line(key)}</a>`;
  return [
    `<p><strong>${line('hello', { name })}</strong></p>`,
    `<p>${line('what')}</p>`,
    `<p>${line('hosted')}</p>`,
    `<p>${link('/find', 'find')} · ${link('/profile', 'profile')}</p>`,
  ].join('');
}
