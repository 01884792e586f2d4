import type { BareRoute } from './bare-send.ts';

/** Who a token belongs to and whom they write to: the reference chat is told, it looks nothing up. */
export type ReferenceRoute = BareRoute & { readonly token: string };
