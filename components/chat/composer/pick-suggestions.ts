const SUGGESTION_COUNT = 3;

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Three different items of a list, always the same ones for the same profile. Pure. */
export function pickSuggestions<Item>(items: readonly Item[], profileId: string): readonly Item[] {
  const left = [...items];
  const picked: Item[] = [];
  let hash = hashOf(profileId);
  while (picked.length < SUGGESTION_COUNT && left.length > 0) {
    picked.push(...left.splice(hash % left.length, 1));
    hash = hashOf(String(hash));
  }
  return picked;
}
