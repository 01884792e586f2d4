/** Parses a Content-Security-Policy into directives and their sources. */
export function policyOf(header: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    header.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}
