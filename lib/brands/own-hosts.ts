import { brands } from './registry.ts';

/** Every host that is ours, whatever the brand. */
export const ownHosts: readonly string[] = brands.flatMap(({ hosts }) => hosts);
