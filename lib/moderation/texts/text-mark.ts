import { hashSecret } from '../../kernel/ids.ts';

type ProfileTexts = { readonly about: string; readonly lookingFor: string };

/** Identifies the texts of a profile at the time they were read: other texts have another mark. Pure. */
export function textMark({ about, lookingFor }: ProfileTexts): string {
  return hashSecret(JSON.stringify([about, lookingFor])).slice(0, 8);
}
