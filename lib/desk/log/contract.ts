import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

const filterText = z.string().max(200).optional();

export const logContract = {
  'GET /api/desk/log/export': endpoint({
    access: 'audit',
    summary:
      'Exports the access log of a period as CSV, in whole UTC days; by default the last seven days.',
    query: z.object({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      actor: filterText,
      action: filterText,
      subject: filterText,
    }),
    reply: z.string(),
    errors: ['input_invalid'],
  }),
} satisfies DeskContract;
