export type Fault = {
  /** Inside the brand's folder. */
  readonly file: string;
  readonly fault: string;
};

/** Faults of one file by what is wrong with it. */
export function inFile(file: string, faults: readonly string[]): readonly Fault[] {
  return faults.map((fault) => ({ file, fault }));
}

/** What a check says, or that it could not be made at all. */
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
