import { z } from 'zod';
import { PlanKind } from '../../db/generated/enums.ts';

/** A plan as API calls and pages describe it. */
export const planSchema = z.object({
  productId: z.string(),
  planName: z.string(),
  kind: z.enum(PlanKind),
  badge: z.string().nullable(),
  description: z.string().nullable(),
  descriptionColor: z.string().nullable(),
  suggestion: z.string().nullable(),
  suggestionColor: z.string().nullable(),
  oldPrice: z.string().nullable(),
  price: z.string(),
  priceMinor: z.int(),
  totalPrice: z.string(),
  priceDescription: z.string().nullable(),
  visible: z.boolean(),
  spacingBottom: z.boolean(),
  firstSelling: z.boolean(),
  premiumLevel: z.int(),
  credits: z.int(),
  bonusCredits: z.int(),
  periodMonths: z.int().nullable(),
  currency: z.string(),
});

/** The kind of plan ordered; null where there is no order. */
export const orderedKind = z.enum(PlanKind).nullable();

export type PresentedPlan = z.output<typeof planSchema>;
