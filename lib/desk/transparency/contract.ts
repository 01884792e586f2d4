import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { templateParts } from './template-parts.ts';

/** What is restricted: an account, or content of a kind. */
export const restricted = ['account', 'photo', 'chat_photo', 'text', 'review'] as const;
export type Restricted = (typeof restricted)[number];

const period = z.object({
  /** UTC days; both inclusive. */
  from: z.iso.date(),
  to: z.iso.date(),
  brandId: z.string().max(40).optional(),
});

const report = z.object({
  notices: z.array(
    z.object({
      reason: z.string(),
      received: z.int(),
      upheld: z.int(),
      /** Of those upheld, how many had a consequence. */
      acted: z.int(),
      dismissed: z.int(),
      open: z.int(),
      /** From the notice to the decision; null where none was decided. */
      medianHours: z.number().nullable(),
    }),
  ),
  measures: z.array(
    z.object({
      what: z.enum(restricted),
      reason: z.string(),
      afterNotice: z.int(),
      ownInitiative: z.int(),
      /** Of both, those decided without a person. */
      automated: z.int(),
    }),
  ),
  complaints: z.array(
    z.object({
      what: z.enum(restricted),
      received: z.int(),
      upheld: z.int(),
      reversed: z.int(),
      open: z.int(),
      medianHours: z.number().nullable(),
    }),
  ),
  /** Warnings restrict nothing; accounts that were opened again, for whatever reason. */
  warnings: z.int(),
  reopened: z.int(),
});
export type TransparencyReport = z.infer<typeof report>;

const access = ['moderate_senior', 'analytics'] as const;

export const transparencyContract = {
  'GET /api/desk/transparency': endpoint({
    access,
    summary:
      'Notices, restrictions, automation, complaints and median times of a period, as the DSA asks of a platform (art. 15 and 24).',
    query: period,
    reply: report,
    errors: ['not_found', 'input_invalid'],
  }),
  'GET /api/desk/transparency/csv': endpoint({
    access,
    summary: 'One file of the Commission’s template for transparency reports, as CSV.',
    query: period.extend({ part: z.enum(templateParts) }),
    reply: z.unknown(),
    errors: ['not_found', 'input_invalid'],
  }),
  'GET /api/desk/transparency/statements': endpoint({
    access: 'moderate_senior',
    summary:
      'Statements of reasons of a period in the fields of the DSA Transparency Database: each line is the body of one call with at most 100.',
    query: period,
    reply: z.unknown(),
    errors: ['not_found', 'input_invalid'],
  }),
} satisfies DeskContract;
