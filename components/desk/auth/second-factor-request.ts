/**
 * Asks the operator to prove the second factor again: true once the server has accepted a code, false when they leave
 * the dialog.
 */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** The mounted dialog takes the requests; the returned function withdraws it. */
export function answerSecondFactorRequests(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Opens the dialog, once for all calls that wait for it; false where no dialog is mounted. */
export async function requestSecondFactor(): Promise<boolean> {
  if (ask === null) return false;
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
