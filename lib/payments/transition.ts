/** The allowed next states of each state. A state without any is final. */
export type Machine<State extends string> = Readonly<Record<State, readonly State[]>>;

export type Step = 'changes' | 'same' | 'refused';

/** Equal states are not a change, so a repeated notification has one effect. */
export function step<State extends string>(machine: Machine<State>, from: State, to: State): Step {
  if (from === to) return 'same';
  return machine[from].includes(to) ? 'changes' : 'refused';
}

export function isFinal<State extends string>(machine: Machine<State>, state: State): boolean {
  return machine[state].length === 0;
}
