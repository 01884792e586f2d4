import { brands } from './registry.ts';

/** Hosts of all brands. */
export const ownHosts: readonly string[] = brands.flatMap(({ hosts }) => hosts);
