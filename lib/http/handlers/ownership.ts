import { ownAccount } from '../../accounts/profile/present-account.ts';
import { ownProfile } from '../../accounts/profile/own-profile.ts';
import { changeNotifications } from '../../accounts/notices/change-notifications.ts';
import { changeProfile } from '../../accounts/profile/change-profile.ts';
import { ownershipContract } from '../../accounts/profile/contract.ts';
import { disableProfile } from '../../accounts/profile/disable-profile.ts';
import { moveOnboarding } from '../../accounts/profile/move-onboarding.ts';
import { setPassword } from '../../accounts/password/set-password.ts';
import { setIncognito } from '../../accounts/profile/set-incognito.ts';
import { setVisibility } from '../../accounts/profile/set-visibility.ts';
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

  'POST /api/users/setPassword': async ({ body, member, now }) => {
    const { currentPassword, password } = body;
    await setPassword({ member: member(), currentPassword, password, now });
    return OK;
  },

  'POST /api/users/changeNotificationPreferences': async ({ body, member, now }) => {
    const { clickid, ...choices } = body;
    return { ...OK, ...(await changeNotifications(member(), clickid, choices, now)) };
  },
  'POST /api/users/visibility': async ({ body, member, now }) => {
    const { clickid, ...choice } = body;
    return { ...OK, ...(await setVisibility(member(), clickid, choice, now)) };
  },
  'POST /api/users/incognito': async ({ body, member, now }) => ({
    ...OK,
    incognito: await setIncognito(member(), body.clickid, body.incognito, now),
  }),
  'POST /api/users/onboarding': async ({ body, member }) => ({
    ...OK,
    onboardingStep: await moveOnboarding(member(), body.clickid, body.step),
  }),
  'POST /api/users/disableProfile': async ({ body, member, cookies, now }) => {
    await disableProfile(member(), body.clickid, now);
    await cookies.session(undefined);
    return OK;
  },
});
