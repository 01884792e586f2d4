import type { SoughtGender } from '../../../lib/identity/gender.ts';
import type { PortraitGender } from '../../../lib/media/portraits/traits.ts';

export type RegionShare = {
  readonly id: number;
  readonly name: string;
  readonly population: number;
};

export type Place = {
  readonly regionId: number;
  readonly kind: 'member' | 'hosted';
  readonly gender: PortraitGender;
  readonly seeking: SoughtGender;
};

/** Most member profiles per region, so that hosted ones appear on page 1. */
const MAX_MEMBERS = 12;
/** Fewest per region, where the total allows it. */
const FEWEST = 6;
/** Enough in the logins' own region to reach the page limit of a free search. */
const FEWEST_AT_HOME = 120;

const W_M = ['woman', 'man'] as const;
const M_W = ['man', 'woman'] as const;
const W_W = ['woman', 'woman'] as const;
const M_M = ['man', 'man'] as const;
const W_E = ['woman', 'everyone'] as const;
const M_E = ['man', 'everyone'] as const;

/** Repeating cycle of gender and preference: mostly women seeking men, but every combination occurs. */
const MEMBER_ROUND = [W_M, M_W, W_M, W_W, W_E, M_E, M_M];
const HOSTED_ROUND = [W_M, W_M, M_W, W_M, W_M, W_W, W_M, W_M, M_W, W_M, W_M, M_M, M_W];

/** Distributes a country's profiles over its regions by population, each region with at least a few. */
export function crowdOf(
  regions: readonly RegionShare[],
  size: number,
  homeId: number,
  /** Member profiles that the home region already has. */
  takenAtHome: number,
): Place[] {
  const totalPopulation = regions.reduce((sum, region) => sum + region.population, 0);
  const fewest = Math.min(FEWEST, Math.ceil(size / regions.length));
  const spare = Math.max(0, size - fewest * regions.length);
  return regions.flatMap((region) => {
    const isHome = region.id === homeId;
    const share = fewest + Math.round((spare * region.population) / totalPopulation);
    const count = isHome && size >= FEWEST_AT_HOME ? Math.max(share, FEWEST_AT_HOME) : share;
    const free = MAX_MEMBERS - (isHome ? takenAtHome : 0);
    const members = Math.min(free, Math.ceil(count * 0.45));
    return Array.from({ length: count }, (_, index): Place => {
      const isMember = index < members;
      const round = isMember ? MEMBER_ROUND : HOSTED_ROUND;
      const position = isMember ? index : index - members;
      const [gender, seeking] = round[position % round.length] ?? W_M;
      return { regionId: region.id, kind: isMember ? 'member' : 'hosted', gender, seeking };
    });
  });
}
