import { brands } from './registry.ts';

const LOCAL = /(?:^|\.)localhost$/;

/** One sentence for each brand with a host of the demo, which no visitor of a real deployment reaches. */
export function demoHostFaults(): readonly string[] {
  return brands.flatMap(({ id, hosts }) => {
    const local = hosts.find((host) => LOCAL.test(host));
    if (local === undefined) return [];
    return [`brands/${id}/brand.ts lists ${local}: production needs public hosts.`];
  });
}
