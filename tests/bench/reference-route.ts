import type { BareRoute } from './bare-send.ts';

/** The owner of a token and their peer: the reference chat receives both and looks nothing up. */
export type ReferenceRoute = BareRoute & { readonly token: string };
