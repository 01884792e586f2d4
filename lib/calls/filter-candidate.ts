import { isIP } from 'node:net';

const FOUNDATION = /^[\w+/]{1,32}$/;
const DIGITS = /^\d{1,10}$/;
/** Extensions without an address: what a browser adds about its own description. */
const EXTENSIONS = new Set(['generation', 'ufrag', 'network-id', 'network-cost']);

/**
 * An ICE candidate (RFC 8839) as the other side may get it, or null: relayed ones over UDP only, without the related
 * address, which is the sender's own. Built from its parts, so that nothing unknown passes. Pure.
 */
export function filterCandidate(candidate: string): string | null {
  const prefix = candidate.startsWith('candidate:') ? 'candidate:' : null;
  if (prefix === null) return null;
  const parts = candidate.slice(prefix.length).trim().split(' ');
  const [foundation = '', component = '', transport = '', priority = ''] = parts;
  const [address = '', port = '', typ, type] = parts.slice(4);
  const isRelayed = typ === 'typ' && type === 'relay' && transport.toLowerCase() === 'udp';
  const isWhole =
    FOUNDATION.test(foundation) &&
    (component === '1' || component === '2') &&
    DIGITS.test(priority) &&
    isIP(address) > 0 &&
    DIGITS.test(port);
  if (!isRelayed || !isWhole) return null;
  const related = ` raddr ${isIP(address) === 6 ? '::' : '0.0.0.0'} rport 0`;
  const extensions: string[] = [];
  for (let index = 8; index + 1 < parts.length; index += 2) {
    const [name = '', value = ''] = parts.slice(index, index + 2);
    if (EXTENSIONS.has(name) && /^[\w+/]{1,256}$/.test(value)) extensions.push(` ${name} ${value}`);
  }
  return `${prefix}${foundation} ${component} udp ${priority} ${address} ${port} typ relay${related}${extensions.join('')}`;
}
