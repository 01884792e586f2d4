import { env } from '../../kernel/env.ts';

/** Whether the people of this deployment are drawn. True in the demo. */
export function arePeopleDrawn(): boolean {
  return env().DEMO;
}
