import { acceptInvitation } from '../../../desk/operators/accept-invitation.ts';
import { dutiesOf } from '../../../identity/roles.ts';
import { deskSessionContract } from '../../../desk/session/contract.ts';
import { confirmSecondFactor } from '../../../desk/session/confirm-second-factor.ts';
import { logIn } from '../../../desk/session/log-in.ts';
import { logOut } from '../../../desk/session/log-out.ts';
import { passSecondFactor } from '../../../desk/session/pass-second-factor.ts';
import { handlersFor } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const deskSessionHandlers = handlersFor(deskSessionContract, {
  'POST /api/desk/login': async ({ body, userAgent, address, now, cookies }) => {
    await cookies.session(await logIn({ ...body, userAgent, address, now }));
    return OK;
  },
  'POST /api/desk/secondFactor': async ({ body, now, cookies }) => {
    await cookies.session(
      await passSecondFactor({ token: cookies.token ?? '', code: body.code, now }),
    );
    return OK;
  },
  'POST /api/desk/confirm': async ({ body, operator, now }) => {
    await confirmSecondFactor({ operator: operator(), code: body.code, now });
    return OK;
  },
  'POST /api/desk/logout': async ({ now, cookies }) => {
    if (cookies.token !== undefined) await logOut(cookies.token, now);
    await cookies.session(undefined);
    return OK;
  },
  'GET /api/desk/me': ({ operator }) => {
    const { name, email, role, brandIds } = operator();
    const duties = [...dutiesOf(role)];
    return Promise.resolve({ name, email, role, duties, brandIds: [...brandIds] });
  },
  'POST /api/desk/invitation': async ({ body, userAgent, address, now, cookies }) => {
    const entered = await acceptInvitation({ ...body, userAgent, address, now });
    await cookies.session(entered.sessionToken);
    return { recoveryCodes: [...entered.recoveryCodes] };
  },
});
