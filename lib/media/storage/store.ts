/** Where pictures are stored: a local folder, or an S3 bucket that all instances share. */
export type PhotoStore = {
  readonly put: (name: string, bytes: Buffer, type: string) => Promise<void>;
  /** Null when there is no such file. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /** A missing file is no error. */
  readonly remove: (names: readonly string[]) => Promise<void>;
};
