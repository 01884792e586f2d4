type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly exactEnv?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  readonly inherit?: boolean;
};
export function run(
  command: string,
  args: readonly string[],
  options?: Options,
): Promise<{ readonly code: number | null; readonly stdout: string; readonly output: string }>;
