import { z } from 'zod';
import { locales } from '../brands/schema.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { GIVEABLE, isWithdrawable, purposes } from './purposes.ts';

const state = z.object({
  purpose: z.enum(purposes),
  granted: z.boolean(),
  at: z.date().transform((at) => at.toISOString()),
  textVersion: z.number(),
});

const box = z.object({ html: z.string(), version: z.number(), required: z.boolean() });

export const consentsContract = {
  'GET /api/consents/texts': endpoint({
    context: 'consents',
    access: 'visitor',
    summary: 'The current texts of the four checkboxes of the signup form.',
    query: z.object({ language: z.enum(locales).optional() }),
    reply: z.object({ terms1: box, terms2: box, terms3: box, terms4: box }),
    errors: ['input_invalid', 'not_found', 'too_many_requests'],
    limits: [{ by: 'address', points: 120, seconds: 60 }],
  }),
  'POST /api/consents/cookies': endpoint({
    context: 'cookies',
    access: 'visitor',
    summary: 'Stores a browser’s cookie choice with the text that was shown.',
    body: z.object({
      measuring: z.boolean(),
      marketing: z.boolean(),
      language: z.enum(locales).optional(),
    }),
    reply: z.object({
      measuring: z.boolean(),
      marketing: z.boolean(),
      askAgainAt: z.date().transform((at) => at.toISOString()),
    }),
    errors: ['input_invalid', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 60 }],
  }),
  'GET /api/consents': endpoint({
    context: 'consents',
    access: 'member',
    summary: 'The member’s current consents.',
    reply: z.array(state),
    errors: ['unauthenticated'],
  }),
  'GET /api/consents/history': endpoint({
    context: 'consents',
    access: 'member',
    summary: 'Every consent that the member gave or withdrew, newest first, with its text.',
    reply: z.array(
      state.extend({
        locale: z.string(),
        /** Where the consent was given: signup, signup_repeat, profile, unsubscribe. */
        source: z.string(),
        html: z.string(),
      }),
    ),
    errors: ['unauthenticated'],
  }),
  'POST /api/consents': endpoint({
    context: 'consents',
    access: 'member',
    summary:
      'Gives or withdraws a consent; idempotent. Without the consent about orientation the profile is hidden until it is given again. `terms` accepts their newest edition and cannot be withdrawn without leaving.',
    body: z
      .object({
        purpose: z.enum(GIVEABLE),
        granted: z.boolean(),
        language: z.enum(locales).optional(),
        /** Version of the text beside the switch; when absent, the newest version counts as read. */
        readVersion: z.number().int().min(1).optional(),
      })
      .refine(({ purpose, granted }) => granted || isWithdrawable(purpose), { path: ['granted'] }),
    reply: z.array(state),
    errors: ['unauthenticated', 'input_invalid', 'consent_outdated', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 60 }],
  }),
} satisfies Contract;
