// The address must begin at the start of its word, so that a long word without one is read once.
const PART = String.raw`[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_{|}~\x60-]`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}-]{1,63}`;
const ADDRESS = new RegExp(
  String.raw`(?<!${PART}|@)${PART}{1,64}@${LABEL}(?:\.${LABEL})+(?![\p{L}\p{N}@])`,
  'gu',
);
/** What surrounds an address in lists and tables, and does not begin one. */
const LEADING = /^[.'=*/|\x60]+/u;
/** Contact files continue a long line on the next one, behind a space. */
const FOLDED = /\r?\n[ \t](?=\S)/gu;

/** As `normaliseEmail` of lib/identity writes it. Other spellings of a domain in other scripts are folded too. */
function normalise(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return (
    address.slice(0, at).normalize('NFC') + address.slice(at).normalize('NFKC')
  ).toLowerCase();
}

/** The addresses in any text, each once, in their order: a list, a table, a signature, a file of contacts. Pure. */
export function extractAddresses(text: string): string[] {
  const found = text.match(ADDRESS) ?? [];
  return [
    ...new Set(
      found.map((one) => normalise(one.replace(LEADING, ''))).filter((one) => !one.startsWith('@')),
    ),
  ];
}

/** The addresses in a file of contacts. Pure. */
export function addressesOfFile(text: string): string[] {
  const isCard = /^BEGIN:VCARD/imu.test(text);
  return extractAddresses(isCard ? text.replaceAll(FOLDED, '') : text);
}
