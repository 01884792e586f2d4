import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { questions } from './questions/registry.ts';
import { filters } from './view.ts';

export const analyticsContract = {
  'GET /api/desk/analytics/csv': endpoint({
    access: 'analytics',
    summary: 'Exports the data of one analytics chart as CSV.',
    query: filters.extend({ question: z.enum(questions.map(({ key }) => key)) }),
    reply: z.unknown(),
    errors: ['not_found'],
  }),
} satisfies DeskContract;
