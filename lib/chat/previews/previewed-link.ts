import { ownHosts } from '../../brands/own-hosts.ts';
import { linkIn } from '../../text/links.ts';
import { splitLinks } from '../../text/split-links.ts';
import { warningsIn } from '../../text/warnings.ts';

const MOST_ADDRESS = 2_048;

/** Whether a text has a link at all. Pure. */
export function hasLink(text: string): boolean {
  return linkIn(text, ownHosts) !== 'none';
}

function isOurs(address: string): boolean {
  const { hostname } = new URL(address);
  return ownHosts.some((own) => hostname === own || hostname.endsWith(`.${own}`));
}

/**
 * The first link of a text, if it may have a preview: none where the text has any warning besides that it has a link,
 * and none to our own pages, those of hosted profiles included. Pure.
 */
export function previewedLink(text: string): string | null {
  const warnings = warningsIn(text, ownHosts);
  if (warnings.length !== 1 || warnings[0] !== 'link') return null;
  const address = splitLinks(text).find((segment) => segment.address !== null)?.address ?? null;
  if (address === null || address.length > MOST_ADDRESS || isOurs(address)) return null;
  return address;
}
