import { z } from 'zod';
import { OperatorState } from '../../db/generated/enums.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { roles } from '../../identity/roles.ts';

const operator = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  brandIds: z.array(z.string()),
  state: z.enum(OperatorState),
  createdAt: z.date(),
  lastSeenAt: z.date().nullable(),
});
const link = z.object({ link: z.string() });

export const operatorsContract = {
  'GET /api/desk/operators': endpoint({
    access: 'operators',
    summary: 'Current and former operators that the admin manages.',
    reply: z.object({ operators: z.array(operator) }),
    errors: [],
  }),
  'POST /api/desk/operators': endpoint({
    access: 'operators',
    recentSecondFactor: true,
    summary: 'Invites an operator and returns a link, valid once for two days.',
    body: z.object({
      email: z.string().max(320),
      name: z.string().max(80),
      role: z.enum(roles),
      brandIds: z.array(z.string().max(40)).max(50).default([]),
    }),
    reply: link,
    errors: ['email_malformed', 'field_missing', 'not_found', 'conflict', 'second_factor_needed'],
  }),
  'POST /api/desk/operators/{id}/change': endpoint({
    access: 'operators',
    recentSecondFactor: true,
    summary:
      'Changes the role and brands of an operator; an empty list means all of the admin’s brands.',
    body: z.object({ role: z.enum(roles), brandIds: z.array(z.string().max(40)).max(50) }),
    reply: z.object({ result: z.literal('OK') }),
    errors: ['not_found', 'conflict', 'second_factor_needed'],
  }),
  'POST /api/desk/operators/{id}/reset': endpoint({
    access: 'operators',
    recentSecondFactor: true,
    summary:
      'Resets the login of an operator, also of a disabled one: ends all sessions and returns a link.',
    reply: link,
    errors: ['not_found', 'conflict', 'second_factor_needed'],
  }),
  'POST /api/desk/operators/{id}/disable': endpoint({
    access: 'operators',
    summary: 'Disables an operator and ends all sessions.',
    reply: z.object({ result: z.literal('OK') }),
    errors: ['not_found', 'conflict'],
  }),
} satisfies DeskContract;
