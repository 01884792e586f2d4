import type { Locale } from '#lib/brands/schema.ts';

export type EmojiNames = Readonly<Record<string, string>>;

const files: Readonly<Record<Locale, () => Promise<{ default: EmojiNames }>>> = {
  it: () => import('#messages/it/emoji.json', { with: { type: 'json' } }),
  es: () => import('#messages/es/emoji.json', { with: { type: 'json' } }),
  fr: () => import('#messages/fr/emoji.json', { with: { type: 'json' } }),
  en: () => import('#messages/en/emoji.json', { with: { type: 'json' } }),
};
const loaded = new Map<Locale, Promise<EmojiNames>>();

/** The name of each emoji, fetched with the panel that uses them. */
export function emojiNames(locale: Locale): Promise<EmojiNames> {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const names = files[locale]().then((file) => file.default);
  loaded.set(locale, names);
  return names;
}
