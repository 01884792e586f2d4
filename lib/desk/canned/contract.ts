import { z } from 'zod';
import { locales } from '../../brands/schema.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { ANSWER_MAX_LENGTH } from '../../hosted/limits.ts';
import { ANSWER_TITLE_MAX_LENGTH } from '../limits.ts';

const content = z.object({
  /** Null means every brand, or every hosted profile. */
  brandId: z.string().max(40).nullable(),
  profileId: z.string().max(40).nullable(),
  locale: z.enum(locales),
  title: z.string().trim().min(1).max(ANSWER_TITLE_MAX_LENGTH),
  body: z.string().trim().min(1).max(ANSWER_MAX_LENGTH),
});
export type CannedContent = z.output<typeof content>;

const answer = content.extend({ id: z.string(), profile: z.string().nullable() });

const OK = z.object({ result: z.literal('OK') });
const WRONG = ['input_invalid', 'not_found'] as const;

export const cannedContract = {
  'GET /api/desk/canned': endpoint({
    access: 'configure',
    summary: 'Canned replies in a language, of the operator’s brands.',
    query: z.object({
      locale: z.enum(locales).default('it'),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({ answers: z.array(answer), next: z.string().nullable() }),
    errors: [],
  }),
  'POST /api/desk/canned': endpoint({
    access: 'configure',
    summary: 'Creates a canned reply.',
    body: content,
    reply: z.object({ id: z.string() }),
    errors: WRONG,
  }),
  'POST /api/desk/canned/{id}': endpoint({
    access: 'configure',
    summary: 'Changes a canned reply.',
    body: content,
    reply: OK,
    errors: WRONG,
  }),
  'DELETE /api/desk/canned/{id}': endpoint({
    access: 'configure',
    summary: 'Deletes a canned reply.',
    reply: OK,
    errors: ['not_found'],
  }),
} satisfies DeskContract;
