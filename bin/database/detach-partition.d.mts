type Detach = {
  readonly table: string;
  readonly partition: string;
  /** Gets a line for each attempt that gave way. */
  readonly say?: (line: string) => void;
  readonly patience?: { readonly lockMs: number; readonly pauseMs: number; readonly tries: number };
};

export function detachPartition(url: string, options: Detach): Promise<void>;
