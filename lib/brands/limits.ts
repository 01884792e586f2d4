import { z } from 'zod';

const hour = z.int().min(0).max(23);

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
  operatorHours: z
    .strictObject({ from: hour, to: hour })
    .refine(({ from, to }) => from !== to, 'the hours are empty')
    .nullable()
    .default(null),
  /** Whose pages a flow's hook may frame: `partner.example`, with its port where it has one. */
  frameHosts: z.array(z.string().regex(/^[a-z0-9.-]{1,200}(?::\d{1,5})?$/)).default([]),
});

export type BrandLimits = Readonly<z.output<typeof brandLimitsSchema>>;
