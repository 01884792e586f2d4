import { z } from 'zod';
import { locales } from '../brands/schema.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { TRANSLATIONS_PER_DAY } from './limits.ts';

export const translationContract = {
  'POST /api/users/messages/{trackerId}/{angelId}/{seq}/translation': endpoint({
    context: 'chat',
    access: 'member',
    summary:
      "Translates a message that the member has received and may read into the member's language, by the language model. It costs nothing, and the translation is not stored.",
    params: z.object({
      trackerId: z.string().max(64),
      angelId: z.string().max(64),
      seq: z.coerce.number().int().min(0).max(2_147_483_647),
    }),
    reply: z.object({ translation: z.string(), to: z.enum(locales) }),
    errors: ['not_found', 'translation_unavailable'],
    limits: [{ by: 'member', points: TRANSLATIONS_PER_DAY, seconds: 86_400 }],
  }),
} satisfies Contract;
