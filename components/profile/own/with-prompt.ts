import type { ProfilePrompt } from '#lib/identity/profile-prompts.ts';

/** The prompts with another one in a slot; null removes it, and later ones move up. Pure. */
export function withPrompt(
  prompts: readonly ProfilePrompt[],
  slot: number,
  prompt: ProfilePrompt | null,
): ProfilePrompt[] {
  const added = prompt === null ? [] : [prompt];
  return [...prompts.slice(0, slot), ...added, ...prompts.slice(slot + 1)];
}
