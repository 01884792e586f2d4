/** A sex as its column holds it, which a rule of the database keeps to these two. */
export function sexOf(stored: string): 'man' | 'woman' {
  return stored === 'man' ? 'man' : 'woman';
}

/** A level as its column holds it, which a rule of the database keeps to these three. */
export function levelOf(stored: number): 0 | 1 | 2 {
  return stored === 2 ? 2 : stored === 1 ? 1 : 0;
}
