/** How a member may stand beside their review. */
export const nameKinds = ['name', 'initial'] as const;

export type NameKind = (typeof nameKinds)[number];
export type AuthorNames = Readonly<Record<NameKind, string>>;

const LONGEST = 40;

/** What a screen name leaves to choose from: its first word, or the letter that it begins with. Pure. */
export function authorNames(screenName: string): AuthorNames {
  const [word = ''] = screenName.trim().split(/\s+/u);
  const name = [...word].slice(0, LONGEST).join('') || '—';
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '—';
  return { name, initial: `${letter.toLocaleUpperCase()}.` };
}
