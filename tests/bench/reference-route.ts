import type { BareRoute } from './bare-send.ts';

/** Who a token belongs to and whom they write to: the reference chat is given both and looks nothing up. */
export type ReferenceRoute = BareRoute & { readonly token: string };
