import { readFileSync } from 'node:fs';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * The values of variables that are given as `NAME_FILE`, such as a mounted secret, without the line feed at the end
 * of the file. Throws an Error with one sentence for a file that cannot be read, and where both forms are given.
 */
export function readSecretFiles(source: Source, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const file = source[`${name}_FILE`];
    if (file === undefined || file === '') continue;
    if (source[name] !== undefined && source[name] !== '')
      throw new Error(`${name} and ${name}_FILE are both set: remove one.`);
    found[name] = read(name, file);
  }
  return found;
}

function read(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new Error(`${name}_FILE cannot be read: ${code} ${file}.`, { cause: error });
  }
}
