import { HOOKS, type Hook, type Prompt } from './hook-table.ts';

export interface HookAddress {
  readonly kind: Prompt;
  /** Whom it is about; '' for nobody. */
  readonly angelId: string;
}

const isPrompt = (kind: Hook): kind is Prompt => HOOKS[kind].opens === 'prompt';

/** What an address below /hook asks for: `['fine_like', 'abc']`; null for none that there is. Pure. */
export function readHookPath([name = '', angelId = '']: readonly string[]): HookAddress | null {
  const kinds = (Object.keys(HOOKS) as Hook[]).filter(isPrompt);
  const kind = kinds.find((one) => HOOKS[one].path === name);
  return kind ? { kind, angelId } : null;
}
