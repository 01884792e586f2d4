import { hashSecret } from '../kernel/ids.ts';

type ProfileTexts = { readonly about: string; readonly lookingFor: string };

/** Names the words of a profile as somebody read them: other words have another mark. Pure. */
export function textMark({ about, lookingFor }: ProfileTexts): string {
  return hashSecret(JSON.stringify([about, lookingFor])).slice(0, 8);
}
