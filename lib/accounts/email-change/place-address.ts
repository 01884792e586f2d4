import { isDuplicate } from '../../db/violations.ts';
import { wakeJobs } from '../../jobs/wake.ts';
import { fail } from '../../kernel/errors.ts';

/**
 * Runs the transaction that puts an address in an account's place and answers with it; its mails go out then.
 * Raises `email_taken` when another account got the address first.
 */
export async function placeAddress(transaction: () => Promise<string>): Promise<string> {
  try {
    const email = await transaction();
    wakeJobs();
    return email;
  } catch (error) {
    if (isDuplicate(error)) fail('email_taken');
    throw error;
  }
}
