/** Level as stored; a database constraint allows only these three. */
export function levelOf(stored: number): 0 | 1 | 2 {
  return stored === 2 ? 2 : stored === 1 ? 1 : 0;
}
