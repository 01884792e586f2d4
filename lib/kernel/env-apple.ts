import { z } from 'zod';
import { demoBrands } from './demo-brands.ts';

/** Environment variables of Sign in with Apple. */
export const appleVariables = {
  APPLE_ISSUER: z.url().optional(),
  APPLE_CLIENT_IDS: z
    .string()
    .regex(
      /^[a-z]+=[\w.-]+(?:,[a-z]+=[\w.-]+)*$/,
      'is a list of brand=Services ID, parted by commas',
    )
    .optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_SIGN_IN_KEY_ID: z.string().optional(),
  // The file of the private key, as Apple offers it for download (.p8).
  APPLE_SIGN_IN_KEY: z.string().optional(),
};

type AppleVariables = Readonly<z.output<z.ZodObject<typeof appleVariables>>>;

/** Demo values; production refuses the key. */
export const DEMO_APPLE = {
  APPLE_CLIENT_IDS: demoBrands.map((brand) => `${brand}=example.${brand}.web`).join(','),
  APPLE_TEAM_ID: 'DEMOTEAM00',
  APPLE_SIGN_IN_KEY_ID: 'DEMOKEY000',
  APPLE_SIGN_IN_KEY: 'sandbox/tls/apple-sign-in-key.pem',
} as const;

/** The settings of Sign in with Apple: a brand without a Services ID does not offer it. Pure. */
export function appleSettings(given: AppleVariables, demo: boolean, sandbox: string) {
  const standIn = given.APPLE_CLIENT_IDS === undefined && demo;
  const clients = given.APPLE_CLIENT_IDS ?? (demo ? DEMO_APPLE.APPLE_CLIENT_IDS : '');
  const pairs = clients.split(',').filter((pair) => pair !== '');
  return {
    APPLE_ISSUER:
      given.APPLE_ISSUER ?? (standIn ? `${sandbox}/apple` : 'https://appleid.apple.com'),
    /** Services IDs by brand. */
    APPLE_CLIENT_IDS: Object.fromEntries(pairs.map((pair) => pair.split('='))) as Readonly<
      Record<string, string | undefined>
    >,
    APPLE_TEAM_ID: given.APPLE_TEAM_ID ?? DEMO_APPLE.APPLE_TEAM_ID,
    APPLE_SIGN_IN_KEY_ID: given.APPLE_SIGN_IN_KEY_ID ?? DEMO_APPLE.APPLE_SIGN_IN_KEY_ID,
    APPLE_SIGN_IN_KEY: given.APPLE_SIGN_IN_KEY ?? DEMO_APPLE.APPLE_SIGN_IN_KEY,
  };
}
