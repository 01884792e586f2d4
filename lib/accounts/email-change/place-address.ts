import { isDuplicate } from '../../db/violations.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';

/**
 * Runs the transaction that sets an account's address and returns that address; wakes the mail jobs
 * afterwards. Raises `email_taken` when another account got the address first.
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
