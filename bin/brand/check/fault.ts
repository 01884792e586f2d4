export type Fault = {
  /** Path inside the brand's folder. */
  readonly file: string;
  readonly fault: string;
};

/** Attaches the faults to their file. */
export function inFile(file: string, faults: readonly string[]): readonly Fault[] {
  return faults.map((fault) => ({ file, fault }));
}

/** The result of a check, or its exception as a fault. */
export async function tried(
  file: string,
  check: () => readonly Fault[] | Promise<readonly Fault[]>,
): Promise<readonly Fault[]> {
  try {
    return await check();
  } catch (error) {
    return inFile(file, [error instanceof Error ? error.message : String(error)]);
  }
}
