/** The forms of a member's name beside their review. */
export const nameKinds = ['name', 'initial'] as const;

export type NameKind = (typeof nameKinds)[number];
export type AuthorNames = Readonly<Record<NameKind, string>>;

const MAX_LENGTH = 40;

/** The names that a screen name offers: its first word, or its initial. Pure. */
export function authorNames(screenName: string): AuthorNames {
  const [word = ''] = screenName.trim().split(/\s+/u);
  const name = [...word].slice(0, MAX_LENGTH).join('') || '—';
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '—';
  return { name, initial: `${letter.toLocaleUpperCase()}.` };
}
