import { createHash } from 'node:crypto';

type Choice = {
  /** Lines by preference: one of an earlier group is taken while it has one that was not said. */
  readonly groups: readonly (readonly string[])[];
  /** What was said before, oldest first. */
  readonly said: readonly string[];
  readonly seed: string;
};

/**
 * A line for the seed: the same seed gives the same line, and none is said again while another is left;
 * then the one that was said longest ago. Null when there is no line at all. Pure.
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
