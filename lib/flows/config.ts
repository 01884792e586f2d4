import { z } from 'zod';
import { Answerer } from '../db/generated/enums.ts';
import { DEFAULT_MESSAGE_COST } from './limits.ts';

const text = z.string().min(1).max(160);
const localised = z.strictObject({ it: text, es: text, fr: text, en: text });

export const hookKinds = [
  'fine_crediti',
  'file_like',
  'paginazione',
  'profilo_bloccato',
  'utente_premium',
  'utente_premium_compliant',
  'blurred',
  'cambia_regione',
  'attiva_lettura',
  'iframe',
  'utente_disabilitato',
  'doi',
  'impostaRegione',
] as const;

/** Names of the hooks by which a flow can interrupt or inform a member. */
export type HookKind = (typeof hookKinds)[number];

const paymentMethods = ['credit_card', 'paypal', 'applepay', 'googlepay', 'mollie'] as const;

/**
 * How a flow displays a plan. Price and grants are stored in the plan version, one for all flows: an entry
 * has no field for either, so a flow cannot change them.
 */
const planEntry = z.strictObject({
  productId: z.string().min(1).max(40),
  planName: localised,
  badge: localised.optional(),
  description: localised.optional(),
  descriptionColor: z.enum(['accent', 'second', 'neutral']).optional(),
  suggestion: localised.optional(),
  suggestionColor: z.enum(['accent', 'second', 'neutral']).optional(),
  priceDescription: localised.optional(),
  /** Offered first to members who never bought; hidden from members who did. */
  firstSelling: z.boolean().default(false),
  visible: z.boolean().default(true),
  spacingBottom: z.boolean().default(false),
});

const delay = z
  .strictObject({ minMs: z.int().min(0), maxMs: z.int().min(0).max(86_400_000) })
  .refine((range) => range.minMs <= range.maxMs, { error: 'minMs is above maxMs' });

/** A third-party page shown in a frame. The allowed hosts are in the brand's limits. */
const framed = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(400),
  title: localised,
});

/** One published version of a flow. Strict: a flow cannot set a key that is not listed here. */
export const flowConfigSchema = z.strictObject({
  messageCost: z.int().min(1).max(100).default(DEFAULT_MESSAGE_COST),
  requiresCardCheck: z.boolean(),
  /** Text on the card statement; the brand's when absent. */
  descriptor: z
    .string()
    .regex(/^[A-Z0-9 .*]{5,22}$/)
    .optional(),
  paymentMethods: z.array(z.enum(paymentMethods)).min(1),
  optin: z.enum(['doi', 'other']),
  hooks: z.array(z.enum(hookKinds)),
  /** Page that the hook `iframe` shows. */
  iframeHook: framed.nullable().default(null),
  pages: z
    .array(
      z.strictObject({
        find: z.strictObject({
          hooks: z.strictObject({ modaleToChat: z.boolean(), modaleToProfilo: z.boolean() }),
        }),
      }),
    )
    .min(1),
  vertical: z.string().min(1).max(40),
  invitationMode: z.boolean(),
  freeMessages: z.int().min(0).max(1_000),
  icebreakerCredits: z.int().min(0).max(1_000),
  likeCredits: z.int().min(0).max(1_000),
  photoOptional: z.boolean(),
  matchEnabled: z.boolean(),
  /** Number of search pages that a free member may see. */
  freePages: z.int().min(1).max(1_000),
  hostedDelay: delay,
  replyProvider: z.enum(Answerer),
  useAi: z.boolean(),
  /** Free messages given once to a returning member; 0 disables it. */
  giftedMessages: z.int().min(0).max(100),
  channelPopup: z.boolean(),
  /** Whether a purchase is confirmed on a page of its own before the conversations open. */
  okPage: z.boolean().default(true),
  plans: z.strictObject({
    free: z.array(planEntry).min(1),
    premium: z.array(planEntry).min(1),
    compliant: z.array(planEntry).min(1),
    verification: z.array(planEntry),
  }),
});

export type FlowConfig = z.output<typeof flowConfigSchema>;
export type FlowConfigInput = z.input<typeof flowConfigSchema>;
export type PlanEntry = FlowConfig['plans']['free'][number];
export type PlanList = keyof FlowConfig['plans'];
