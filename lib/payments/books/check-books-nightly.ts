import { nightly } from '../../jobs/nightly.ts';
import { log } from '../../kernel/log.ts';
import { checkBooks } from '../check-books.ts';

const NIGHT_HOUR_UTC = 2;

/** Due work of each night: says loudly what in the books contradicts itself. */
export const checkBooksWork = nightly('books', NIGHT_HOUR_UTC, async (now) => {
  const faults = await checkBooks(now);
  for (const fault of faults) log().error({ ...fault }, 'the books do not add up');
});
