import { z } from 'zod';
import { number, revision } from '../config/schemas.ts';
import { experimentPlan } from '../flows/experiment-plan.ts';

/** Of requests from before drafts were named in them: it names none. */
const NO_DRAFT = '00000000-0000-0000-0000-000000000000';

const flow = z.object({ kind: z.literal('flow'), brandId: z.string(), key: z.string() });
const target = z.discriminatedUnion('kind', [
  flow,
  z.object({ kind: z.literal('plan'), brandId: z.null(), key: z.string() }),
]);

/** What is done once a second operator agrees, as it is stored. */
export const proposalSchema = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('publish'),
    target,
    draftId: z.uuid().default(NO_DRAFT),
    revision,
  }),
  z.object({
    act: z.literal('schedule'),
    target,
    draftId: z.uuid(),
    revision,
    at: z.iso.datetime(),
  }),
  z.object({ act: z.literal('restore'), target, version: number, newest: number }),
  z.object({
    act: z.literal('experiment'),
    target: flow,
    newest: number,
    plan: experimentPlan,
  }),
  z.object({
    act: z.literal('settings'),
    brandId: z.string(),
    content: z.record(z.string(), z.unknown()),
    version: number,
  }),
  z.object({
    act: z.literal('schedule_settings'),
    brandId: z.string(),
    content: z.record(z.string(), z.unknown()),
    version: number,
    at: z.iso.datetime(),
  }),
  z.object({
    act: z.literal('restore_settings'),
    brandId: z.string(),
    version: number,
    newest: number,
  }),
  z.object({
    act: z.literal('refund'),
    brandId: z.string(),
    orderId: z.string(),
    chargeId: z.string(),
    amountMinor: z.int().positive(),
    currency: z.string(),
    refundCount: z.int().min(0),
  }),
]);

export type Proposal = z.infer<typeof proposalSchema>;
