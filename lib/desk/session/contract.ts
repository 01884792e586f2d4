import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { roles } from '../../identity/roles.ts';

const OK = z.object({ result: z.literal('OK') });
const code = z.string().min(6).max(32);

export const deskSessionContract = {
  'POST /api/desk/login': endpoint({
    access: 'public',
    summary: 'Verifies the first factor and starts a pending session.',
    body: z.object({ email: z.string().max(320), password: z.string().max(256) }),
    reply: OK,
    errors: ['wrong_credentials', 'too_many_requests'],
    limits: [
      { by: 'address', points: 20, seconds: 600 },
      { by: 'email', points: 10, seconds: 600 },
    ],
  }),
  'POST /api/desk/secondFactor': endpoint({
    access: 'password',
    summary:
      'Verifies the second factor, an authenticator or recovery code, and completes the session.',
    body: z.object({ code }),
    reply: OK,
    errors: ['second_factor_wrong', 'unauthenticated', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 600 }],
  }),
  'POST /api/desk/confirm': endpoint({
    access: 'operator',
    summary: 'Proves the second factor again, for calls that need a recent one.',
    body: z.object({ code }),
    reply: OK,
    errors: ['second_factor_wrong', 'unauthenticated', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 600 }],
  }),
  'POST /api/desk/logout': endpoint({
    access: 'public',
    summary: 'Ends the session.',
    reply: OK,
    errors: [],
  }),
  'GET /api/desk/me': endpoint({
    access: 'operator',
    summary: 'The current operator and their permissions.',
    reply: z.object({
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      duties: z.array(z.string()),
      brandIds: z.array(z.string()),
    }),
    errors: ['unauthenticated'],
  }),
  'POST /api/desk/invitation': endpoint({
    access: 'public',
    summary:
      'Accepts an invitation with a password and an authenticator code; returns recovery codes.',
    body: z.object({ token: z.string().max(100), password: z.string().max(256), code }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: [
      'invitation_ended',
      'second_factor_wrong',
      'password_missing',
      'password_weak',
      'password_breached',
    ],
    limits: [{ by: 'address', points: 20, seconds: 600 }],
  }),
} satisfies DeskContract;
