import { clock, after, HOUR } from '#lib/kernel/clock.ts';
import { askDesk } from './ask-desk.ts';
import type { Person } from './second-person.ts';

export type Row = {
  readonly id: string;
  readonly key: string;
  readonly brandIds: readonly string[];
  readonly state: string;
  readonly reason: string | null;
};

/** The time for which the tests schedule, and one after it. */
export const at = () => after(clock.now(), HOUR);
export const later = () => after(clock.now(), 2 * HOUR);

export async function listed({ token }: Person): Promise<readonly Row[]> {
  const { answer } = await askDesk('GET /api/desk/scheduled', { token });
  return answer['scheduled'] as readonly Row[];
}

export const read = (id: string, { token }: Person) =>
  askDesk('GET /api/desk/scheduled/{id}', { token, params: { id } });

export const cancel = (id: string, { token }: Person) =>
  askDesk('POST /api/desk/scheduled/{id}/cancel', {
    token,
    params: { id },
    body: { reason: 'Not yet agreed' },
  });
