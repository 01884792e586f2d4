import type { Link } from './names.ts';

export interface EvidenceLine {
  signal: Link['signal'];
  /** The accounts that have it in common, by trackerId. */
  trackerIds: readonly string[];
  /** Whether the first one has it in common with each of the others, and not all with all. */
  ofFirst: boolean;
  /** Of a common picture, the photos of both. */
  photoIds: readonly [string, string] | null;
}

type Pair = Pick<Link, 'from' | 'to'>;

const accountsOf = (pairs: readonly Pair[]): readonly string[] => [
  ...new Set(pairs.flatMap(({ from, to }) => [from, to])),
];

const isOf = ({ from, to }: Pair, account: string): boolean => from === account || to === account;

/** The pairs in as few groups as there are accounts: all with all, or one with each of the others. */
function grouped(pairs: readonly Pair[]): readonly Pick<EvidenceLine, 'trackerIds' | 'ofFirst'>[] {
  const accounts = accountsOf(pairs);
  if (pairs.length === 0) return [];
  const all = (accounts.length * (accounts.length - 1)) / 2;
  if (pairs.length === all) return [{ trackerIds: accounts, ofFirst: false }];
  const count = (account: string): number => pairs.filter((pair) => isOf(pair, account)).length;
  const [first = ''] = [...accounts].sort((a, b) => count(b) - count(a));
  const own = pairs.filter((pair) => isOf(pair, first));
  const others = accountsOf(own).filter((account) => account !== first);
  const rest = grouped(pairs.filter((pair) => !isOf(pair, first)));
  return [{ trackerIds: [first, ...others], ofFirst: others.length > 1 }, ...rest];
}

/** What accounts have in common, each pair of pictures on a line of its own, the other pairs joined. Pure. */
export function evidenceLines(links: readonly Link[]): readonly EvidenceLine[] {
  const signals = [...new Set(links.map(({ signal }) => signal))];
  return signals.flatMap((signal) => {
    const own = links.filter((link) => link.signal === signal);
    const pictures = own.flatMap(({ from, to, photoId, otherPhotoId }): EvidenceLine[] => {
      if (photoId === null || otherPhotoId === null) return [];
      const photoIds = [photoId, otherPhotoId] as const;
      return [{ signal, trackerIds: [from, to], ofFirst: false, photoIds }];
    });
    const others = grouped(own.filter(({ photoId }) => photoId === null));
    return [...pictures, ...others.map((line) => ({ signal, photoIds: null, ...line }))];
  });
}
