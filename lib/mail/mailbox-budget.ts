import { isAppError, type ErrorCode } from '../kernel/errors.ts';
import { spend } from '../security/rate-limit.ts';
import { MAILBOX_MAILS, MAILBOX_SECONDS } from './limits.ts';

const BUDGET = { name: 'mailbox', points: MAILBOX_MAILS, seconds: MAILBOX_SECONDS };

/**
 * For mail to an address that the caller has not proved to own: one budget for each mailbox over all forms
 * and brands. `mailbox` is normalised. Raises `error` when the budget is used up.
 */
export async function spendMailbox(mailbox: string, error?: ErrorCode): Promise<void> {
  await spend(BUDGET, mailbox, error);
}

/** The same for a form that has an effect without its mail: whether the mail may be sent. */
export async function mayMail(mailbox: string): Promise<boolean> {
  try {
    await spendMailbox(mailbox);
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}
