/** Starts the test database, or joins the one that another run started; resolves to its address. */
export function joinCluster(): Promise<string>;
/** Leaves the test database; the last run to leave stops it. */
export function leaveCluster(): Promise<void>;
