import { confirmEmailChange } from '../../accounts/email-change/confirm-change.ts';
import { requestEmailChange } from '../../accounts/email-change/request-change.ts';
import { undoEmailChange } from '../../accounts/email-change/undo-change.ts';
import { keepAccount } from '../../accounts/keep-account.ts';
import { confirmErasure, requestErasure } from '../../accounts/erasure/request-erasure.ts';
import { downloadExport } from '../../accounts/export/download-export.ts';
import { listExports, requestExport } from '../../accounts/request-export.ts';
import { ownAccount } from '../../accounts/own-account.ts';
import { ownProfile } from '../../accounts/own-profile.ts';
import { changeNotifications } from '../../accounts/ownership/change-notifications.ts';
import { changeProfile } from '../../accounts/ownership/change-profile.ts';
import { ownershipContract } from '../../accounts/ownership/contract.ts';
import { disableProfile } from '../../accounts/ownership/disable-profile.ts';
import { registerPush } from '../../accounts/ownership/register-push.ts';
import { setPassword } from '../../accounts/ownership/set-password.ts';
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
} from '../../accounts/session/list-sessions.ts';
import { flowVersion } from '../../flows/queries.ts';
import { handlersFor } from '../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const ownershipHandlers = handlersFor(ownershipContract, {
  'GET /api/users/profile/{trackerId}': ({ member, params, now }) =>
    ownProfile(member(), params.trackerId, now),
  'PUT /api/users/{trackerId}': async ({ body, member, params, brand, now }) => {
    const viewer = member();
    const { trackerId } = params;
    const result = await changeProfile({ member: viewer, trackerId, brand, fields: body, now });
    const user = await ownAccount(viewer, await flowVersion(viewer.flowVersionId));
    const { textState } = await ownProfile(viewer, viewer.publicId, now);
    return { result, user, textState };
  },

  'POST /api/users/changeEmail': async ({ body, member, brand, now }) => {
    const { oldEmail, newEmail } = body;
    const wish = { brand, member: member(), oldEmail, newEmail, now };
    const { email, valid: valid_email, until } = await requestEmailChange(wish);
    return { ...OK, user: { email, valid_email, until } };
  },
  'POST /api/users/confirmNewEmail': async ({ body, brand, now }) => ({
    ...OK,
    email: await confirmEmailChange({ brand, token: body.token, now }),
  }),
  'POST /api/users/undoEmail': async ({ body, brand, cookies, now }) => {
    const email = await undoEmailChange({ brand, token: body.token, now });
    await cookies.session(undefined);
    return { ...OK, email };
  },

  'POST /api/users/setPassword': async ({ body, member, now }) => {
    const { currentPassword, password } = body;
    await setPassword({ member: member(), currentPassword, password, now });
    return OK;
  },
  'GET /api/users/sessions': ({ member, now }) => listSessions(member(), now),
  'DELETE /api/users/sessions': async ({ member, now }) => {
    await endOtherSessions(member(), now);
    return OK;
  },
  'DELETE /api/users/sessions/{id}': async ({ member, params, cookies, now }) => {
    const viewer = member();
    await endOwnSession(viewer, params.id, now);
    if (params.id === viewer.sessionId) await cookies.session(undefined);
    return OK;
  },

  'POST /api/users/changeNotificationPreferences': async ({ body, member }) => {
    const { clickid, ...choices } = body;
    return { ...OK, ...(await changeNotifications(member(), clickid, choices)) };
  },
  'POST /api/users/pushToken': async ({ body, member, now }) => {
    const { pushToken: token, clickid: named } = body;
    await registerPush({ member: member(), named, token, now });
    return OK;
  },
  'POST /api/users/disableProfile': async ({ body, member, cookies, now }) => {
    await disableProfile(member(), body.clickid, now);
    await cookies.session(undefined);
    return OK;
  },

  'GET /api/users/export': ({ member }) => listExports(member()),
  'POST /api/users/export': ({ member, now }) => requestExport(member(), now),
  'GET /api/users/export/{id}': async ({ member, params, brand, now }) => {
    const file = await downloadExport(member(), params.id, now);
    return new Response(new Uint8Array(file), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${brand.id}-${now.toISOString().slice(0, 10)}.zip"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },

  'POST /api/users/erase': async ({ body, member, now }) => {
    const { password, clickid: named } = body;
    return { ...OK, eraseAt: await requestErasure({ member: member(), named, password, now }) };
  },
  'POST /api/users/confirmErase': async ({ body, brand, now }) => ({
    ...OK,
    eraseAt: await confirmErasure(brand, body.token, now),
  }),
  'POST /api/users/keepAccount': async ({ body, member, now }) => {
    await keepAccount(member(), body.clickid, now);
    return OK;
  },
});
