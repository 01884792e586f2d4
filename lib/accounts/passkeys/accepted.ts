import { fail } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';

/** The result of a check by the library. What it throws is a fault of the credential: raises `passkey_refused`. */
export async function accepted<Result>(check: Promise<Result>): Promise<Result> {
  try {
    return await check;
  } catch (error) {
    log().info({ err: error }, 'passkey refused');
    return fail('passkey_refused');
  }
}
