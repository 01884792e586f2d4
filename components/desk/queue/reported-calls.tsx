import { humanize } from '#lib/desk/plain/code-text.ts';
import { Moment } from '../moment.tsx';
import type { ReportItem } from './queue-item.ts';

type Calls = ReportItem['snapshots'][number]['calls'];

function minutesOf({ answeredAt, endedAt }: Calls[number]): string | null {
  if (answeredAt === null || endedAt === null) return null;
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(answeredAt)) / 1_000);
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}

/** The latest calls of the two, where the report came from one: facts alone, since nothing of a call is recorded. */
export function ReportedCalls({ calls }: { calls: Calls }) {
  if (calls.length === 0) return null;
  return (
    <ul aria-label="Calls" className="grid gap-1 text-sm">
      {calls.map((call) => (
        <li key={call.startedAt}>
          <Moment at={call.startedAt} absolute />
          {` · called by the ${call.byReported ? 'reported member' : 'reporter'} · `}
          {[
            humanize(call.state),
            minutesOf(call),
            call.pictureOfReported ? 'the reported member showed a picture' : null,
          ]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </li>
      ))}
      <li className="text-xs text-ink-soft">Calls are not recorded.</li>
    </ul>
  );
}
