import { z } from 'zod';
import { ExportState } from '../../db/generated/enums.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { iso, short } from '../../identity/account-schemas.ts';

const dataExport = z.object({
  id: z.string(),
  state: z.enum(ExportState),
  requestedAt: iso,
  readyAt: iso.nullable(),
  /** The file is deleted at this time. */
  expiresAt: iso.nullable(),
  bytes: z.number().nullable(),
});

/** Export of all data stored about the member. */
export const exportContract = {
  'GET /api/users/export': endpoint({
    context: 'export',
    access: 'member',
    summary: 'The member’s data exports, newest first.',
    reply: z.array(dataExport),
    errors: ['unauthenticated'],
  }),
  'POST /api/users/export': endpoint({
    context: 'export',
    access: 'member',
    summary:
      'Requests a data export of the member: built asynchronously, announced by email, stored for seven days. While one is pending it is returned again.',
    reply: dataExport,
    errors: ['unauthenticated', 'export_limit', 'too_many_requests'],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'GET /api/users/export/{id}': endpoint({
    context: 'export',
    access: 'member',
    summary: 'The zip file of a finished data export.',
    params: z.object({ id: short }),
    reply: z.any(),
    replyAs: 'response',
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
} satisfies Contract;
