import { hashSecret } from '../kernel/ids.ts';

type Words = { readonly about: string; readonly lookingFor: string };

/** Names the words of a profile as somebody read them: other words have another mark. Pure. */
export function textMark({ about, lookingFor }: Words): string {
  return hashSecret(JSON.stringify([about, lookingFor])).slice(0, 8);
}
