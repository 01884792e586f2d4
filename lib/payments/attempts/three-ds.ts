import { z } from 'zod';

const form = {
  url: z.string(),
  method: z.enum(['GET', 'POST']),
  data: z.record(z.string(), z.string()),
};

/** A page of the bank, of a wallet or of a provider, reached by a form that submits itself. */
const redirect = z.object({ type: z.literal('redirect'), ...form });

/** A hidden frame that the provider needs loaded first, and the form submitted after it. */
const frame = z.object({ type: z.literal('frame'), url: z.string(), then: redirect });

/** The bank's own address, to which the browser is sent. */
const acs = z.object({
  type: z.literal('acs'),
  url: z.string(),
  data: z.record(z.string(), z.string()),
  /** The provider's reference of the payment, which the return page uses for its inquiry. */
  reference: z.string(),
});

/** A challenge that the card provider's own script shows on our page. */
const native = z.object({
  type: z.literal('native'),
  subtype: z.enum(['fingerprint', 'challenge']),
  token: z.string(),
  paymentData: z.string().nullable(),
  authorisationToken: z.string().nullable(),
});

/**
 * What the buyer's browser has to do before the provider decides. Stored with the attempt and sent to the
 * browser unchanged.
 */
export const threeDs = z.discriminatedUnion('type', [redirect, frame, acs, native]);

export type ThreeDs = z.output<typeof threeDs>;
export type ThreeDsOf<Type extends ThreeDs['type']> = Extract<ThreeDs, { readonly type: Type }>;
