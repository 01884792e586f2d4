import type { Gender } from './person.ts';

export type RegionShare = {
  readonly id: number;
  readonly name: string;
  readonly population: number;
};

export type Place = {
  readonly regionId: number;
  readonly kind: 'member' | 'hosted';
  readonly gender: Gender;
  readonly seeking: Gender;
};

/** At most so many member profiles a region, so that hosted ones stand on page 1. */
const MOST_MEMBERS = 12;
/** In each region, where there are people enough for that. */
const FEWEST = 6;
/** The logins' own region has pages enough to reach what a free search ends at. */
const FEWEST_AT_HOME = 120;

const W_M = ['woman', 'man'] as const;
const M_W = ['man', 'woman'] as const;
const W_W = ['woman', 'woman'] as const;
const M_M = ['man', 'man'] as const;

/** Who seeks whom, over and over: women who seek men most, and everybody somewhere. */
const MEMBER_ROUND = [W_M, M_W, W_M, W_W, W_M, M_W, M_M];
const HOSTED_ROUND = [W_M, W_M, M_W, W_M, W_M, W_W, W_M, W_M, M_W, W_M, W_M, M_M, M_W];

/** Spreads a country's people over its regions by population, each region with a few at least. */
export function crowdOf(
  regions: readonly RegionShare[],
  size: number,
  homeId: number,
  /** Member profiles that the home region holds besides. */
  takenAtHome: number,
): Place[] {
  const totalPopulation = regions.reduce((sum, region) => sum + region.population, 0);
  const fewest = Math.min(FEWEST, Math.ceil(size / regions.length));
  const spare = Math.max(0, size - fewest * regions.length);
  return regions.flatMap((region) => {
    const isHome = region.id === homeId;
    const share = fewest + Math.round((spare * region.population) / totalPopulation);
    const count = isHome && size >= FEWEST_AT_HOME ? Math.max(share, FEWEST_AT_HOME) : share;
    const free = MOST_MEMBERS - (isHome ? takenAtHome : 0);
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
