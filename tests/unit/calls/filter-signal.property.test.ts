import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { filterCandidate } from '#lib/calls/filter-candidate.ts';
import { filterDescription } from '#lib/calls/filter-description.ts';
import { filterSignal } from '#lib/calls/filter-signal.ts';

const RELAY = '198.51.100.7';
const address = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.uuid().map((id) => `${id}.local`),
);
const port = fc.integer({ min: 1, max: 65_535 });
const kind = fc.constantFrom('host', 'srflx', 'prflx', 'relay');
const transport = fc.constantFrom('udp', 'tcp', 'UDP', 'TCP');

/** A candidate as a browser writes it, whose related address is the member's own. */
const candidate = fc
  .record({
    address,
    port,
    kind,
    transport,
    raddr: address,
    ufrag: fc.base64String({ maxLength: 8 }),
  })
  .map(({ raddr, ufrag, ...one }) => ({
    ...one,
    raddr,
    text:
      `candidate:842163049 1 ${one.transport} 41885439 ${one.address} ${String(one.port)} typ ${one.kind} ` +
      `raddr ${raddr} rport 61000 generation 0 ufrag ${ufrag === '' ? 'Ab1+' : ufrag} network-cost 999 x-own ${raddr}`,
  }));

const FINGERPRINT = Array<string>(32).fill('AB').join(':');
/** As Chromium describes a call of audio and video. */
const description = (candidates: readonly string[], own: string): string =>
  [
    'v=0',
    `o=- 4611731400430051336 2 IN IP4 ${own}`,
    's=-',
    `i=${own}`,
    `u=http://${own}/`,
    'e=nina@example.test',
    'p=+39 333 1234567',
    't=0 0',
    'a=group:BUNDLE 0 1',
    'a=extmap-allow-mixed',
    'a=msid-semantic: WMS',
    'm=audio 61000 UDP/TLS/RTP/SAVPF 111 63 9 0 8 13 110 126',
    `c=IN IP4 ${own}`,
    `a=rtcp:61001 IN IP4 ${own}`,
    ...candidates.map((one) => `a=${one}`),
    `a=remote-candidates:1 ${own} 5000`,
    `a=x-own:${own}`,
    'a=ice-ufrag:kH1z',
    'a=ice-pwd:0b3vNdF1pT0Vb3kGd0aXn8Zq',
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${FINGERPRINT}`,
    'a=setup:actpass',
    'a=mid:0',
    'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
    'a=extmap:2 http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time',
    `a=extmap:3 http://${own}/ext`,
    'a=sendrecv',
    'a=rtcp-mux',
    'a=rtpmap:111 opus/48000/2',
    'a=fmtp:111 minptime=10;useinbandfec=1',
    `a=ssrc:12345 cname:${own}`,
    'm=video 9 UDP/TLS/RTP/SAVPF 96 97',
    'c=IN IP4 0.0.0.0',
    'a=mid:1',
    'a=inactive',
    'a=rtpmap:96 VP8/90000',
    '',
  ].join('\r\n');

describe('a candidate', () => {
  test('passes if it is relayed over UDP, without the related address, and not otherwise', () => {
    fc.assert(
      fc.property(candidate, ({ text, address: shown, kind: type, transport: over, raddr }) => {
        const passed = filterCandidate(text);
        const relayed =
          type === 'relay' && over.toLowerCase() === 'udp' && !shown.endsWith('.local');
        expect(passed !== null).toBe(relayed);
        if (passed === null) return;
        expect(passed).toContain(` ${shown} `);
        if (raddr !== shown) expect(passed).not.toContain(raddr);
        expect(passed).toMatch(/ typ relay raddr (?:0\.0\.0\.0|::) rport 0(?: |$)/);
      }),
    );
  });

  test('passes again as it is', () => {
    fc.assert(
      fc.property(candidate, ({ text }) => {
        const passed = filterCandidate(text);
        if (passed !== null) expect(filterCandidate(passed)).toBe(passed);
      }),
    );
  });

  test.each([
    '',
    'candidate:',
    'candidate:1 1 udp 1 198.51.100.7 5000 typ',
    'candidate:1 3 udp 1 198.51.100.7 5000 typ relay',
    'candidate:1 1 udp 1 turn.example.test 5000 typ relay',
    `a=candidate:1 1 udp 1 ${RELAY} 5000 typ relay`,
    `candidate:1 1 udp 1 ${RELAY} 5000 typ host typ relay`,
  ])('that is malformed is refused: %j', (text) => {
    expect(filterCandidate(text)).toBeNull();
  });
});

describe('a session description', () => {
  test('passes with relayed candidates alone, and no other address, name or number', () => {
    const relayed = `candidate:1 1 udp 41885439 ${RELAY} 5000 typ relay raddr 0.0.0.0 rport 0`;
    const others = fc.array(
      candidate.filter((one) => one.kind !== 'relay'),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(others, fc.oneof(fc.ipV4(), fc.ipV6()), (given, own) => {
        fc.pre(own !== RELAY && own !== '0.0.0.0' && own !== '::');
        const all = [...given.map(({ text }) => text), relayed];
        const passed = filterDescription(description(all, own)) ?? '';
        expect(passed).toContain(`a=${relayed}\r\n`);
        expect(passed.match(/a=candidate/g)).toHaveLength(1);
        const addresses = passed.match(/(?:\d{1,3}\.){3}\d{1,3}/g) ?? [];
        expect(new Set(addresses)).toEqual(new Set(['0.0.0.0', RELAY]));
        expect(passed).not.toContain('.local');
        expect(passed).not.toMatch(/^[iuep]=/m);
        if (own.includes(':') && own.length > 4) expect(passed).not.toContain(own);
      }),
    );
  });

  test('keeps what a call needs', () => {
    const passed = filterDescription(description([], RELAY)) ?? '';
    const needed = [
      'a=group:BUNDLE 0 1',
      'a=ice-ufrag:kH1z',
      `a=fingerprint:sha-256 ${FINGERPRINT}`,
      'a=setup:actpass',
      'a=mid:1',
      'a=rtpmap:111 opus/48000/2',
      'a=rtcp-mux',
      'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
    ];
    for (const line of needed) expect(passed.split('\r\n')).toContain(line);
  });

  test.each([
    ['a data channel', 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel'],
    ['unencrypted media', 'm=audio 9 RTP/AVP 0'],
    ['something else than lines', 'hello'],
  ])('with %s is refused', (_, line) => {
    expect(filterDescription(`${description([], RELAY)}${line}\r\n`)).toBeNull();
  });

  test('of anything else is refused, and never an error', () => {
    fc.assert(
      fc.property(fc.string(), (sdp) => {
        expect(filterDescription(sdp)).toBeNull();
        expect(filterSignal({ kind: 'offer', sdp })).toBeNull();
        expect(filterSignal({ kind: 'candidate', candidate: sdp, mid: '0' })).toBeNull();
      }),
    );
  });
});
