import { readDecision } from '#components/legal/cookie-memory.ts';

// The code that contacts third parties is not even loaded before the visitor allows it.
const load = async () => {
  const [{ followPixelChoice, showLead }, { followAddressChoice }] = await Promise.all([
    import('./pixel.ts'),
    import('./visit-address.ts'),
  ]);
  return { followPixelChoice, showLead, followAddressChoice };
};

let loaded: ReturnType<typeof load> | undefined;

const allowed = (): boolean => readDecision(Date.now())?.marketing === true;

/** Follows the choice about marketing: the network's pixel and, on brands with affiliates, the visitor's address. */
export async function followOthers(affiliation: boolean): Promise<void> {
  if (allowed()) loaded ??= load();
  const others = await loaded;
  if (!others) return;
  void others.followPixelChoice();
  if (affiliation) void others.followAddressChoice();
}

/** The reference text's retargeting event of a signup, for visitors who allow marketing. */
export async function trackLead(): Promise<void> {
  if (!allowed()) return;
  loaded ??= load();
  await (await loaded).showLead();
}
