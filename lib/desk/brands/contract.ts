import { z } from 'zod';
import {
  at,
  content,
  faults,
  note,
  number,
  publishedVersion,
  restoring,
  scheduled,
} from '../config/schemas.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

const access = 'configure';

export const brandsContract = {
  'POST /api/desk/brands/{brand}/check': endpoint({
    access,
    summary: 'Validates settings of a brand without saving them.',
    body: z.object({ content }),
    reply: faults,
    errors: ['not_found'],
  }),
  'POST /api/desk/brands/{brand}/settings': endpoint({
    access,
    summary: 'Publishes the settings and limits of a brand.',
    body: z.object({ content, version: number, note }),
    reply: publishedVersion,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
  'POST /api/desk/brands/{brand}/schedule': endpoint({
    access,
    summary: 'Settings and limits of a brand are published at a time, unless changed before.',
    body: z.object({ content, version: number, note, at }),
    reply: scheduled,
    errors: ['not_found', 'conflict', 'input_invalid', 'card_data_refused'],
  }),
  'POST /api/desk/brands/{brand}/restore': endpoint({
    access,
    summary: 'Restores an earlier version of a brand’s settings as a new one.',
    body: restoring,
    reply: publishedVersion,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
} satisfies DeskContract;
