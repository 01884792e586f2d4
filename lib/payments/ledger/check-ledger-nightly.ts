import { nightly } from '../../queue/nightly.ts';
import { checkLedgerNow } from './record-check.ts';

const NIGHT_HOUR_UTC = 2;

/** Nightly due work: logs and stores violations of the ledger invariants. */
export const checkLedgerWork = nightly('ledger', NIGHT_HOUR_UTC, checkLedgerNow);
