import { z } from 'zod';

const hour = z.int().min(0).max(23);

const text = z.string().min(1).max(200);

/** Which signups belong elsewhere: those that fit everything a rule names. */
const signupRedirect = z.object({
  source: text.optional(),
  campaignId: text.optional(),
  country: text.optional(),
  to: z.union([
    z.strictObject({ brandId: text, path: z.string().startsWith('/').max(500) }),
    z.strictObject({ url: z.url({ protocol: /^https$/ }).max(1_000) }),
  ]),
});

export type SignupRedirect = z.output<typeof signupRedirect>;

/** The part of a brand's limits that signups read. */
export const redirectLimits = {
  signupRedirects: z.array(signupRedirect).default([]),
  /** Hosts beyond our own brands that a visitor may be sent to. */
  redirectHosts: z.array(text).default([]),
};

/**
 * What a brand's settings row may hold under `limits`; what it does not name stands as here. The hours are
 * those of the brand's own zone, from the one to the other, over midnight too; without any, operators
 * answer around the clock.
 */
export const brandLimitsSchema = z.strictObject({
  /** Answers of the model in a day. To one member: past this, they mostly test it. */
  aiAnswersPerMember: z.int().min(0).default(120),
  /** Of one profile: keeps one that a campaign made popular from spending the budget of all the others. */
  aiAnswersPerProfile: z.int().min(0).default(1_500),
  /** How many talks an operator may hold at once: more, and each of them waits for too long. */
  talksPerOperator: z.int().min(1).max(100).default(12),
  operatorHours: z
    .strictObject({ from: hour, to: hour })
    .refine(({ from, to }) => from !== to, 'the hours are empty')
    .nullable()
    .default(null),
  /**
   * The advertising network that may learn of visits and signups, from who allows marketing; its host has to be
   * on the deployment's list.
   */
  pixel: z
    .strictObject({
      kind: z.enum(['image', 'script']),
      url: z.url({ protocol: /^https?$/ }).max(300),
      id: z.string().regex(/^[\w-]{1,64}$/),
    })
    .nullable()
    .default(null),
  /** Whose pages a flow's hook may frame: `partner.example`, with its port where it has one. */
  frameHosts: z.array(z.string().regex(/^[a-z0-9.-]{1,200}(?::\d{1,5})?$/)).default([]),
  ...redirectLimits,
});

export type BrandLimits = Readonly<z.output<typeof brandLimitsSchema>>;
