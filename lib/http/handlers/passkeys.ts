import { enter } from '../../accounts/login/enter.ts';
import { addPasskey } from '../../accounts/passkeys/add-passkey.ts';
import { beginAddingPasskey } from '../../accounts/passkeys/begin-adding.ts';
import { beginPasskeyLogin } from '../../accounts/passkeys/begin-login.ts';
import {
  browserSecret,
  PASSKEY_COOKIE,
  passkeyCookie,
} from '../../accounts/passkeys/browser-cookie.ts';
import { passkeysContract } from '../../accounts/passkeys/contract.ts';
import { enterByPasskey } from '../../accounts/passkeys/enter-by-passkey.ts';
import { ownPasskeys } from '../../accounts/passkeys/own-passkeys.ts';
import { removePasskey } from '../../accounts/passkeys/remove-passkey.ts';
import { flowCookie } from '../flow-cookie.ts';
import { handlersFor } from '../handlers-for.ts';

export const passkeysHandlers = handlersFor(passkeysContract, {
  'GET /api/users/passkeys': ({ member }) => ownPasskeys(member()),
  'POST /api/users/passkeys/options': ({ member, brand, body, now }) =>
    beginAddingPasskey({ member: member(), brand, password: body.password, now }),
  'POST /api/users/passkeys': async ({ member, brand, body, now }) => {
    const { name, credential } = body;
    await addPasskey({ member: member(), brand, name, credential, now });
    return ownPasskeys(member());
  },
  'DELETE /api/users/passkeys/{id}': async ({ member, params, now }) => {
    await removePasskey(member(), params.id, now);
    return { result: 'OK' as const };
  },
  'POST /api/users/passkeys/login/options': async ({ brand, cookies, now }) => {
    const secret = browserSecret(cookies.read(PASSKEY_COOKIE));
    cookies.append(passkeyCookie(secret));
    return beginPasskeyLogin(brand, secret, now);
  },
  'POST /api/users/passkeys/login': async ({ body, brand, request, cookies, now }) => {
    const { memberId, token, flow } = await enterByPasskey({
      brand,
      secret: cookies.read(PASSKEY_COOKIE),
      credential: body.credential,
      flowCode: body.flowId,
      userAgent: request.headers.get('user-agent') ?? '',
      now,
    });
    await cookies.session(token);
    cookies.append(await flowCookie(flow));
    return enter({ memberId, flow, token, firstLogin: false, now });
  },
});
