import { z } from 'zod';
import { MESSAGE_PERIODS_MONTHS } from './limits.ts';

const hour = z.int().min(0).max(23);

const text = z.string().min(1).max(200);

/** A rule that redirects signups to another brand or site. It applies to a signup that matches all of its fields. */
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
 * Allowed content of `limits` in a brand's settings row; a missing key takes the default given here. Operator
 * hours are in the brand's time zone and may span midnight; without any, operators answer around the clock.
 */
export const brandLimitsSchema = z.strictObject({
  /** AI answers to one member per day. Members who exceed it mostly test the model. */
  aiAnswersPerMember: z.int().min(0).default(120),
  /**
   * AI answers of one profile per day: a profile that a campaign makes popular must not spend the budget of
   * all others.
   */
  aiAnswersPerProfile: z.int().min(0).default(1_500),
  /**
   * Maximum number of conversations an operator may have claimed at once; with more, each of them waits too
   * long for an answer.
   */
  conversationsPerOperator: z.int().min(1).max(100).default(12),
  operatorHours: z
    .strictObject({ from: hour, to: hour })
    .refine(({ from, to }) => from !== to, 'the hours are empty')
    .nullable()
    .default(null),
  /**
   * Advertising network that receives visits and signups of visitors who allow marketing; its host must be on
   * the deployment's list.
   */
  pixel: z
    .strictObject({
      kind: z.enum(['image', 'script']),
      url: z.url({ protocol: /^https?$/ }).max(300),
      id: z.string().regex(/^[\w-]{1,64}$/),
    })
    .nullable()
    .default(null),
  /** Hosts that the `iframe` hook of a flow may frame: `partner.example`, with a port if needed. */
  frameHosts: z.array(z.string().regex(/^[a-z0-9.-]{1,200}(?::\d{1,5})?$/)).default([]),
  /** Hours in which customer care shall answer a ticket. */
  ticketHours: z.int().min(1).max(336).default(24),
  /** Whether a second operator must agree before flows, settings and (of any brand) prices are published. */
  secondPerson: z.boolean().default(false),
  /** Refunds above this amount need a second operator, in cents; null: none does. */
  refundLimitMinor: z.int().min(0).max(1_000_000).nullable().default(null),
  /** Longest period for which members' read messages are kept, in months; null: as long as the account. */
  messageMonths: z.literal(MESSAGE_PERIODS_MONTHS).nullable().default(null),
  ...redirectLimits,
});

export type BrandLimits = Readonly<z.output<typeof brandLimitsSchema>>;
