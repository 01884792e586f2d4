import { reportLog } from '#lib/http/client/report-log.ts';
import type { Faults } from './use-faults.ts';

/**
 * Logs on the server which fields of a form were refused and why: names and codes, never what was typed. A
 * failed call changes nothing for the visitor.
 */
export function logFaults(form: string, faults: Faults<string>): void {
  const named = Object.entries(faults).map(([field, code]) => `${field}:${code}`);
  if (named.length === 0) return;
  reportLog(`validation ${form}`, named.join(' '));
}
