import { createHash } from 'node:crypto';

type Choice = {
  /** Lines by preference: one of an earlier group is taken while it has an unused one. */
  readonly groups: readonly (readonly string[])[];
  /** Lines used before, oldest first. */
  readonly said: readonly string[];
  readonly seed: string;
};

/**
 * Selects a line by the seed: the same seed gives the same line, and none is repeated while another is
 * unused; then the one used longest ago. Null when there is no line at all. Pure.
 */
export function chooseLine({ groups, said, seed }: Choice): string | null {
  const draw = createHash('sha256').update(seed).digest().readUInt32BE(0);
  for (const lines of groups) {
    const fresh = lines.filter((line) => !said.includes(line));
    if (fresh.length > 0) return fresh[draw % fresh.length] ?? null;
  }
  const oldestFirst = groups.flat().sort((a, b) => said.lastIndexOf(a) - said.lastIndexOf(b));
  return oldestFirst[0] ?? null;
}
