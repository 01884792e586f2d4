import { z } from 'zod';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from './limits.ts';

/** Why an operator does something, as the log and the histories show it. */
export const reason = z.string().trim().min(REASON_MIN_LENGTH).max(REASON_MAX_LENGTH);
