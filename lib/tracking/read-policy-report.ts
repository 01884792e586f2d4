import { z } from 'zod';

const text = z.string().max(2_000).default('');

/** Format of `report-uri`. */
const older = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
});

function place(address: string, depth = Infinity): string {
  if (!URL.canParse(address)) return address.slice(0, 60);
  const { origin, pathname, protocol } = new URL(address);
  if (!protocol.startsWith('http')) return protocol;
  return `${origin}${pathname
    .split('/')
    .slice(0, depth + 1)
    .join('/')}`;
}

/**
 * A browser's CSP report as one line, without queries; undefined if it is no report. `depth` is how many parts of
 * the page's path are named. Pure.
 */
export function readPolicyReport(raw: string, depth?: number): string | undefined {
  let sent: unknown;
  try {
    sent = JSON.parse(raw);
  } catch {
    return undefined;
  }
  const read = older.safeParse(sent);
  if (!read.success) return undefined;
  const report = read.data['csp-report'];
  const rule = report['effective-directive'] || report['violated-directive'];
  return `${rule} stopped ${place(report['blocked-uri'])} on ${place(report['document-uri'], depth)}`;
}
