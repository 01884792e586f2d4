/** Addresses in one member's list. */
export const KNOWN_ADDRESSES_MAX = 2_000;

/** Changes of the list a day, in each direction: who lists single addresses to see what disappears gets no further. */
export const KNOWN_CHANGES_PER_DAY = 20;

/** Put before an address that the browser hashes, so that the hash is of no other use. */
export const ADDRESS_HASH_PREFIX = 'known-address:';

/** The largest body of a change, in bytes: all hashes of a full list. */
export const KNOWN_BODY_BYTES = 128 * 1_024;
