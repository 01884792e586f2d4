import { HOOKS, type Hook, type Prompt } from './hook-table.ts';

export interface HookAddress {
  readonly kind: Prompt;
  /** The profile that it is about; '' for none. */
  readonly angelId: string;
}

const isPrompt = (kind: Hook): kind is Prompt => HOOKS[kind].opens === 'prompt';

/** The prompt for a path below /hook: `['fine_like', 'abc']`; null for an unknown one. Pure. */
export function readHookPath([name = '', angelId = '']: readonly string[]): HookAddress | null {
  const kinds = (Object.keys(HOOKS) as Hook[]).filter(isPrompt);
  const kind = kinds.find((one) => HOOKS[one].path === name);
  return kind ? { kind, angelId } : null;
}
