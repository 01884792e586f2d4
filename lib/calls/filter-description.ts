import { filterCandidate } from './filter-candidate.ts';

/** Attributes (RFC 8866) that a call of audio and video needs; all others are dropped. */
const ATTRIBUTES = new Set(
  [
    ['group', 'msid-semantic', 'extmap', 'extmap-allow-mixed', 'mid', 'msid', 'bundle-only'],
    ['sendrecv', 'sendonly', 'recvonly', 'inactive', 'ptime', 'maxptime'],
    [
      'ice-ufrag',
      'ice-pwd',
      'ice-options',
      'ice-lite',
      'end-of-candidates',
      'fingerprint',
      'setup',
    ],
    [
      'rtcp-mux',
      'rtcp-rsize',
      'rtcp-fb',
      'rtpmap',
      'fmtp',
      'ssrc',
      'ssrc-group',
      'rid',
      'simulcast',
    ],
  ].flat(),
);
/** Session and media lines without an address: version, name, times, bandwidth. */
const PLAIN = new Set(['v', 's', 't', 'b']);
const MEDIA = /^(?:audio|video) \d{1,5} UDP\/TLS\/RTP\/SAVPF(?: \d{1,3})+$/;
/** An address in a free text, such as the name of a stream: dotted, or with two colons around hexadecimal digits. */
const ADDRESS_LIKE = /(?:\d{1,3}\.){3}\d|:[\da-f]{0,4}:|\.local\b/i;
/** Pairs of hexadecimal digits with colons between: not an address. */
const FINGERPRINT = /^fingerprint:sha-\d{1,3} [\dA-F]{2}(?::[\dA-F]{2}){15,63}$/i;
/** Header extensions, named by who defines them. */
const EXTENSION =
  /^extmap:\d{1,3}(?:\/\w+)? (?:urn:ietf:params:rtp-hdrext:[a-z][\w:-]*|urn:3gpp:[a-z-]+|http:\/\/www\.(?:webrtc|ietf)\.org\/[\w./#-]+|https:\/\/aomediacodec\.github\.io\/[\w./#-]+)$/;

function filterAttribute(attribute: string): string | null {
  if (attribute.startsWith('candidate:')) return filterCandidate(attribute);
  const [name = ''] = attribute.split(':', 1);
  if (!ATTRIBUTES.has(name)) return null;
  if (name === 'fingerprint') return FINGERPRINT.test(attribute) ? attribute : null;
  if (name === 'extmap') return EXTENSION.test(attribute) ? attribute : null;
  return ADDRESS_LIKE.test(attribute.slice(name.length + 1)) ? null : attribute;
}

function filterLine(line: string): string | null {
  const kind = line.slice(0, 1);
  const value = line.slice(2);
  switch (kind) {
    case 'o': {
      const [, id = '', version = ''] = value.split(' ');
      return /^\d{1,20}$/.test(id) && /^\d{1,20}$/.test(version)
        ? `o=- ${id} ${version} IN IP4 0.0.0.0`
        : null;
    }
    case 'c':
      return 'c=IN IP4 0.0.0.0';
    case 'm':
      return `m=${value}`;
    case 'a': {
      const passed = filterAttribute(value);
      return passed === null ? null : `a=${passed}`;
    }
    default:
      return PLAIN.has(kind) && !ADDRESS_LIKE.test(value) ? line : null;
  }
}

/**
 * A session description as the other side may get it: no address but those of relayed candidates, no data channel, no
 * attribute that a call does not need. Null where it is not a description of audio and video. Pure.
 */
export function filterDescription(sdp: string): string | null {
  const lines = sdp.split(/\r\n|\r|\n/).filter((line) => line !== '');
  if (lines[0] !== 'v=0' || !lines.every((line) => /^[a-z]=/.test(line))) return null;
  const media = lines.filter((line) => line.startsWith('m='));
  if (media.length === 0 || !media.every((line) => MEDIA.test(line.slice(2)))) return null;
  const passed = lines.map(filterLine);
  if (!passed.some((line) => line?.startsWith('o=') === true)) return null;
  return `${passed.filter((line) => line !== null).join('\r\n')}\r\n`;
}
