import { nightly } from '../../jobs/nightly.ts';
import { checkBooksNow } from './record-check.ts';

const NIGHT_HOUR_UTC = 2;

/** Due work of each night: says loudly what in the books contradicts itself, and keeps it. */
export const checkBooksWork = nightly('books', NIGHT_HOUR_UTC, checkBooksNow);
