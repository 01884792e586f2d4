export type OwnDatabase = {
  readonly url: string;
  /** Sends a signal to the server and all its sessions. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Ends its sessions and stops it; committed data are on disk. */
  readonly stop: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly restart: () => Promise<void>;
  /** Starts a hot standby that streams from it; `remove` removes it too. */
  readonly addStandby: () => Promise<Omit<OwnDatabase, 'remove' | 'addStandby'>>;
  readonly remove: () => Promise<void>;
};

/** A PostgreSQL of the test's own, which it may kill and stop; with `filled` the reference rows. */
export function startOwnDatabase(options?: { readonly filled?: boolean }): Promise<OwnDatabase>;
