import { nightly } from '../../jobs/nightly.ts';
import { checkLedgerNow } from './record-check.ts';

const NIGHT_HOUR_UTC = 2;

/** Due work of each night: says loudly what in the books contradicts itself, and keeps it. */
export const checkLedgerWork = nightly('books', NIGHT_HOUR_UTC, checkLedgerNow);
