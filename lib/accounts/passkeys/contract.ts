import { z } from 'zod';
import {
  accountSchema,
  done,
  iso,
  origin,
  password,
  short,
} from '../../identity/account-schemas.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { PASSKEY_NAME_MAX_LENGTH, PASSKEYS_MAX } from '../limits.ts';

const encoded = (most: number) => z.string().max(most);
const publicKey = z.literal('public-key');

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it may be copied to the member's other devices. */
  synced: z.boolean(),
  createdAt: iso,
  lastUsedAt: iso.nullable(),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  userVerification: z.literal('required'),
});

const credential = { id: encoded(1_400), rawId: encoded(1_400), type: publicKey };

/** RegistrationResponseJSON of WebAuthn. */
export const newCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded(4_000), attestationObject: encoded(16_000) }),
});

/** AuthenticationResponseJSON of WebAuthn. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(4_000),
    userHandle: encoded(200).default(''),
  }),
});

/** Login without a password, by what the member's device or password manager signs. */
export const passkeysContract = {
  'GET /api/users/passkeys': endpoint({
    context: 'passkeys',
    access: 'member',
    summary: 'The member’s passkeys, the newest first.',
    reply: z.array(passkey),
    errors: ['unauthenticated'],
  }),
  'POST /api/users/passkeys/options': endpoint({
    context: 'passkeys',
    access: 'member',
    summary: `Begins to add a passkey, with the current password: up to ${String(PASSKEYS_MAX)} of a member.`,
    body: z.object({ password: password.default('') }),
    reply: creationOptions,
    errors: [
      'unauthenticated',
      'password_missing',
      'password_unset',
      'password_wrong',
      'passkeys_full',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'POST /api/users/passkeys': endpoint({
    context: 'passkeys',
    access: 'member',
    summary:
      'Adds the passkey that the browser made with the options, once; the member is notified by mail.',
    body: z.object({
      name: z.string().trim().min(1).max(PASSKEY_NAME_MAX_LENGTH),
      credential: newCredential,
    }),
    reply: z.array(passkey),
    errors: [
      'unauthenticated',
      'input_invalid',
      'passkey_refused',
      'passkeys_full',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'DELETE /api/users/passkeys/{id}': endpoint({
    context: 'passkeys',
    access: 'member',
    summary:
      'Removes one of the member’s own passkeys and ends every other session; the member is notified by mail.',
    params: z.object({ id: short }),
    reply: done,
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
  'POST /api/users/passkeys/login/options': endpoint({
    context: 'login',
    access: 'visitor',
    summary: 'Begins a login by passkey, for the browser that gets the cookie of the answer.',
    reply: requestOptions,
    errors: ['too_many_requests'],
    limits: [{ by: 'address', points: 60, seconds: 300 }],
  }),
  'POST /api/users/passkeys/login': endpoint({
    context: 'login',
    access: 'visitor',
    summary: 'Creates a session from the challenge that a passkey signed, once.',
    body: z.object({ ...origin, credential: usedCredential }),
    reply: accountSchema,
    errors: [
      'input_invalid',
      'passkey_refused',
      'passkey_unknown',
      'account_disabled',
      'too_many_requests',
    ],
    limits: [{ by: 'address', points: 30, seconds: 300 }],
  }),
} satisfies Contract;
