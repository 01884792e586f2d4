import { ownHosts } from '../../brands/own-hosts.ts';
import { warningsIn, type Warning } from '../../text/warnings.ts';

type Written = { readonly body: string; readonly answerer: string | null };

/**
 * Warnings for the reader of a peer's text, only for text that they may read. The script's text is ours and
 * needs none. Pure.
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
