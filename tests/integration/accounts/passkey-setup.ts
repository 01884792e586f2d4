import { addPasskey } from '#lib/accounts/passkeys/add-passkey.ts';
import { beginAddingPasskey } from '#lib/accounts/passkeys/begin-adding.ts';
import { beginPasskeyLogin } from '#lib/accounts/passkeys/begin-login.ts';
import { enterByPasskey } from '#lib/accounts/passkeys/enter-by-passkey.ts';
import { brandOrigin } from '#lib/brands/links.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newSecret } from '#lib/kernel/ids.ts';
import { MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import {
  softwareAuthenticator,
  type Change,
  type SoftwareAuthenticator,
} from '#tests/factories/software-authenticator.ts';
import { brandOf } from '#tests/setup/brand-of.ts';

export const brand = brandOf('dolcevita');
export const origin = brandOrigin(brand);

export const newAuthenticator = (synced = false): SoftwareAuthenticator =>
  softwareAuthenticator({ rpId: new URL(origin).hostname, origin, synced });

export async function begin(member: CreatedMember, password = MEMBER_PASSWORD) {
  const viewer = await viewerOfToken(member.token);
  return beginAddingPasskey({ member: viewer, brand, password, now: clock.now() });
}

type Added = { readonly change?: Change; readonly now?: Date; readonly name?: string };

/** Adds the passkey of an authenticator as the security page does. */
export async function add(
  member: CreatedMember,
  authenticator = newAuthenticator(),
  { change = {}, now = clock.now(), name = 'Telefono' }: Added = {},
): Promise<SoftwareAuthenticator> {
  const credential = authenticator.create(await begin(member), change);
  await addPasskey({ member: await viewerOfToken(member.token), brand, name, credential, now });
  return authenticator;
}

type Login = Partial<Parameters<typeof enterByPasskey>[0]> & { readonly change?: Change };

/** Logs in as the login page does. */
export async function enterBy(authenticator: SoftwareAuthenticator, login: Login = {}) {
  const secret = newSecret();
  const now = clock.now();
  const options = await beginPasskeyLogin(brand, secret, now);
  return enterByPasskey({
    brand,
    secret: login.secret ?? secret,
    credential: login.credential ?? authenticator.use(options, login.change),
    flowCode: undefined,
    userAgent: 'jest',
    now: login.now ?? now,
  });
}
