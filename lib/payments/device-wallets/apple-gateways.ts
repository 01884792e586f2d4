/** Apple's published gateways, with those of its test environment and of China. */
const POD = String.raw`pod\d{1,2}(?:-dr)?`;
const GATEWAY = new RegExp(
  `^(?:apple-pay-gateway(?:-(?:nc|pr)-${POD}|-cert)?|cn-apple-pay-gateway(?:-(?:sh|tj)-${POD}|-cert)?)\\.apple\\.com$`,
);
const PATH = /^\/paymentservices\/(?:startSession|paymentSession)$/;

/**
 * The gateway's host in an address sent by a browser; null when it is not one of Apple's. `standIn` is the
 * origin of the demo's gateway. Pure.
 */
export function appleGateway(address: string, standIn: string | undefined): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, pathname, search, username, password, origin } = new URL(
    address,
  );
  if (protocol !== 'https:' || username + password + search !== '' || !PATH.test(pathname)) {
    return null;
  }
  if (standIn !== undefined) return origin === standIn ? hostname : null;
  return port === '' && GATEWAY.test(hostname) ? hostname : null;
}
