import { log } from '../../kernel/log.ts';
import { deskLine } from '../../realtime/desk/line.ts';
import { signOf } from './sign-of.ts';

/**
 * Tells the desk how a talk stands now. After the commit, and never in its way: whoever misses it sees the
 * same at their next look.
 */
export function tellQueue(talkId: string, brandId: string): void {
  if (!deskLine().hearsBrand(brandId)) return;
  signOf(talkId).then(
    (sign) => {
      if (sign) deskLine().toBrand(brandId, 'talk', sign);
    },
    (error: unknown) => {
      log().warn({ err: error, talkId }, 'the desk could not be told of a talk');
    },
  );
}
