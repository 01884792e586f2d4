import { confirmEmailChange } from '../../accounts/email-change/confirm-change.ts';
import { emailChangeContract } from '../../accounts/email-change/contract.ts';
import { requestEmailChange } from '../../accounts/email-change/request-change.ts';
import { undoEmailChange } from '../../accounts/email-change/undo-change.ts';
import { handlersFor } from '../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const emailChangeHandlers = handlersFor(emailChangeContract, {
  'POST /api/users/changeEmail': async ({ body, member, brand, now }) => {
    const { oldEmail, newEmail } = body;
    const change = { brand, member: member(), oldEmail, newEmail, now };
    const { email, valid: valid_email, until } = await requestEmailChange(change);
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
});
