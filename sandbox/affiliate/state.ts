import { createArrivals } from '../http/arrivals.ts';

/** A postback exactly as received, so that a test can verify its signature. */
export interface ReceivedPostback {
  readonly id: string;
  readonly at: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A resource that a page loaded from the advertising network. */
export interface PixelHit {
  readonly id: string;
  readonly at: string;
  readonly pixel: string;
  readonly event: string;
  readonly referrer: string | null;
}

const MAX_ROWS = 2_000;

/** Requests received by an affiliate and its advertising network, newest first. */
export function createAffiliateState() {
  const arrivals = createArrivals();
  const postbacks: ReceivedPostback[] = [];
  const hits: PixelHit[] = [];
  let sequence = 0;
  const stamp = () => {
    sequence += 1;
    return { id: String(sequence), at: new Date().toISOString() };
  };
  const record = <Entry>(all: Entry[], one: Entry) => {
    all.unshift(one);
    all.length = Math.min(all.length, MAX_ROWS);
    arrivals.notify();
  };
  return {
    arrivals,
    recordPostback: (postback: Omit<ReceivedPostback, 'id' | 'at'>) => {
      record(postbacks, { ...postback, ...stamp() });
    },
    hit: (hit: Omit<PixelHit, 'id' | 'at'>) => {
      record(hits, { ...hit, ...stamp() });
    },
    /** Postbacks with this text in URL or body, such as a click id. */
    postbacksWith: (needle: string) =>
      postbacks.filter(({ path, body }) => path.includes(needle) || body.includes(needle)),
    hitsOf: (pixel: string | null) => hits.filter((hit) => pixel === null || hit.pixel === pixel),
  };
}

export type AffiliateState = ReturnType<typeof createAffiliateState>;
