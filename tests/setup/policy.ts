/** A Content-Security-Policy as its directives with their words. */
export function policyOf(header: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    header.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}
