import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

export const exportKinds = ['charges', 'refunds', 'receipts', 'disputes'] as const;
export type ExportKind = (typeof exportKinds)[number];

export const exportsContract = {
  'GET /api/desk/exports/{kind}': endpoint({
    access: 'finance',
    summary: 'Exports charges, refunds, receipts or disputes of a period as CSV.',
    personal: true,
    query: z.object({
      from: z.iso.date(),
      /** The last day, inclusive. */
      to: z.iso.date(),
      brand: z.string().max(40).optional(),
    }),
    /** The response is the file itself, text/csv. */
    reply: z.never(),
    errors: ['not_found', 'input_invalid', 'purpose_missing'],
  }),
} satisfies DeskContract;
