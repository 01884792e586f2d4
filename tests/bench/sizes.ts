type Pair = { readonly full: number; readonly tiny: number };

const of = (full: number, tiny: number): Pair => ({ full, tiny });

/**
 * The size of each bench's world and how long it measures. `tiny` only proves that a bench still runs
 * (BENCH_TINY=1, `tests/benches`); its results have no meaning.
 */
const SIZES = {
  desk: {
    profiles: of(1_000_000, 2_000),
    rounds: of(3, 1),
    seconds: of(0.5, 0.01),
    picked: of(500, 20),
    /** The number of calls of a case that are recorded for their statements. */
    recordedCalls: of(8, 1),
  },
  'desk-queue': {
    /** For each demo login. */
    photos: of(8, 2),
    presses: of(18, 2),
    throttles: of(2, 1),
    /** The pace of a person who looks at photos, not of a repeating key. */
    pauseMs: of(1_000, 300),
  },
  'fan-out': { members: of(20_000, 40), perSecond: of(2_000, 200), seconds: of(10, 0.5) },
  faults: { clients: of(200, 8) },
  growth: {
    /** 50 000 000 by hand: BENCH_MESSAGES. */
    messages: of(1_000_000, 2_000),
    members: of(2_000, 20),
    sends: of(3_000, 50),
  },
  http: { rounds: of(5, 1), warmSeconds: of(4, 1), seconds: of(4, 1) },
  'idle-sockets': {
    clients: of(5_000, 20),
    warmClients: of(200, 5),
    idleSeconds: of(30, 1),
    /** By then short-lived caches about disconnected clients have expired. */
    aftermathSeconds: of(10, 1),
  },
  inbox: {
    rounds: of(7, 1),
    seconds: of(2, 0.05),
    warmSeconds: of(3, 0.05),
    readers: of(20, 2),
    conversations: of(2_000, 60),
    /** The position of the deep page, counted from the newest conversation. */
    deep: of(1_500, 20),
    changed: of(20, 5),
  },
  lighthouse: {
    rounds: of(3, 1),
    brands: of(Infinity, 1),
    pages: of(Infinity, 1),
  },
  'member-pages': {
    rounds: of(5, 1),
    warmSeconds: of(20, 1),
    seconds: of(4, 1),
    pages: of(Infinity, 1),
  },
  'message-path': {
    rounds: of(5, 1),
    warmSeconds: of(10, 0.5),
    seconds: of(4, 1),
    floodClients: of(100, 5),
    pacedClients: of(1_000, 10),
    perSecond: of(500, 20),
    parallelSends: of(50, 10),
    affordedSends: of(20, 4),
  },
  'public-pages': {
    rounds: of(5, 1),
    warmSeconds: of(4, 1),
    seconds: of(4, 1),
    weighed: of(Infinity, 1),
    brands: of(Infinity, 1),
  },
  search: {
    profiles: of(1_000_000, 20_000),
    rounds: of(5, 1),
    seconds: of(2, 0.05),
    warmSeconds: of(3, 0.05),
    viewers: of(200, 10),
    /** Viewers not used before, half of them for each page. */
    coldViewers: of(800, 20),
    chosen: of(2_000, 40),
    blocked: of(500, 10),
    /** A deep page, and one that selective filters or any region still fill. */
    deepPage: of(50, 2),
    selectivePage: of(10, 1),
    anywherePage: of(5, 1),
  },
  start: { secondStarts: of(3, 1) },
  swipe: { rounds: of(5, 1), moves: of(150, 10) },
  'two-nodes': {
    rounds: of(5, 1),
    warmSeconds: of(10, 0.5),
    seconds: of(4, 1),
    clients: of(1_000, 10),
    perSecond: of(500, 20),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Pair>>>>;

/** Sizes that a run can override: `BENCH_PROFILES=10000000 npm run bench -- search`. */
const VARIABLES: Readonly<Record<string, string>> = {
  messages: 'BENCH_MESSAGES',
  profiles: 'BENCH_PROFILES',
  clients: 'BENCH_CLIENTS',
  rounds: 'BENCH_ROUNDS',
  seconds: 'BENCH_SECONDS',
  warmSeconds: 'BENCH_WARM',
  idleSeconds: 'BENCH_IDLE_SECONDS',
};

export const isTiny = process.env['BENCH_TINY'] === '1';

type Sizes<Name extends keyof typeof SIZES> = Readonly<
  Record<keyof (typeof SIZES)[Name] & string, number>
>;

/** The sizes of one bench in this run. */
export function sizesOf<Name extends keyof typeof SIZES>(name: Name): Sizes<Name> {
  const chosen = Object.entries<Pair>(SIZES[name]).map(([key, { full, tiny }]) => {
    const given = VARIABLES[key] === undefined ? undefined : process.env[VARIABLES[key]];
    return [key, given === undefined ? (isTiny ? tiny : full) : Number(given)] as const;
  });
  return Object.fromEntries(chosen) as Sizes<Name>;
}
