/**
 * Ports on which neither `fetch` nor a browser opens a connection (Fetch standard, "port blocking"), of those
 * above 1023.
 */
const BAD_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/** The first of the ports that `fetch` refuses; undefined when there is none. */
export function badPort(...ports: readonly number[]): number | undefined {
  return ports.find((port) => BAD_PORTS.has(port));
}
