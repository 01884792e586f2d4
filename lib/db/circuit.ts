import { singleton } from '../kernel/singleton.ts';

/**
 * Whether the database answers this process. While it does not, the circuit is open: nothing waits for a
 * connection, and calls are refused at once.
 */
const circuit = () =>
  singleton('database-circuit', () => ({ open: false, listeners: new Set<() => void>() }));

export function isDatabaseAway(): boolean {
  return circuit().open;
}

/** Opens the circuit and rejects every caller that waits for the database. */
export function openCircuit(): void {
  const state = circuit();
  state.open = true;
  for (const listener of state.listeners) listener();
}

export function closeCircuit(): void {
  circuit().open = false;
}

/** Calls back each time the circuit opens. Returns a function that ends this. */
export function onDatabaseAway(listener: () => void): () => void {
  const { listeners } = circuit();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
