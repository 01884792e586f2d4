import { ownHosts } from '../brands/own-hosts.ts';
import { warningsIn, type Warning } from '../text/warnings.ts';

type Written = { readonly body: string; readonly answerer: string | null };

/**
 * What the reader of somebody else's words is warned of; only for words that they may read. The script's
 * words are ours. Pure.
 */
export function readerWarnings(
  { body, answerer }: Written,
  cardVerified: boolean,
): readonly Warning[] {
  if (answerer === 'script') return [];
  return warningsIn(body, ownHosts).map((warning) =>
    warning === 'phone' && !cardVerified ? 'phone_hidden' : warning,
  );
}
