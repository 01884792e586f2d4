type StaffAction = { readonly args: readonly string[]; readonly actor: string; readonly now: Date };

/** A command for staff: `needs` is the least number of its arguments, the result its lines of output. */
export type Command = {
  readonly usage: string;
  readonly needs: number;
  readonly run: (action: StaffAction) => Promise<readonly string[]>;
};
