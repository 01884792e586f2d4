import Link from 'next/link';
import { Pill, type Tone } from '../pill.tsx';

interface Line {
  id: string;
  at: string;
  level: number;
  instance: string;
  requestId: string | null;
  brandId: string | null;
  about: string | null;
  event: string;
  status: number | null;
  ms: number | null;
  data: string;
}

interface LogLinesProps {
  lines: readonly Line[];
  /** All lines share one id: times show milliseconds, and no line links to itself. */
  single: boolean;
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  ...({ day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' } as const),
  ...({ second: '2-digit', fractionalSecondDigits: 3, timeZone: 'UTC' } as const),
});

function markOf({ level, status }: Line): readonly [tone: Tone, label: string] {
  if (status !== null)
    return [status >= 500 ? 'bad' : status >= 400 ? 'accent' : 'good', String(status)];
  return level >= 50 ? ['bad', 'error'] : ['accent', 'warning'];
}

/** Lines of the log in the order in which they were written. */
export function LogLines({ lines, single }: LogLinesProps) {
  return (
    <ol className="mt-5 divide-y divide-line border-y border-line text-sm" aria-label="Log entries">
      {lines.map((line) => {
        const { id, at, instance, requestId, brandId, event, ms, data } = line;
        const [tone, label] = markOf(line);
        return (
          <li key={id} className="py-2.5">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <time dateTime={at} className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
                {TIME.format(new Date(at))}
              </time>
              <Pill tone={tone}>{label}</Pill>
              <span className="min-w-0 font-medium break-words">{event}</span>
              <span className="text-xs text-ink-soft">
                {[ms === null ? '' : `${String(ms)} ms`, brandId ?? '', instance]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
            </p>
            {data !== '' && (
              <details className="mt-1">
                <summary className="w-fit max-w-full cursor-pointer py-1 text-xs break-all text-ink-soft">
                  {data.length > 90 ? `${data.slice(0, 90)}…` : data}
                </summary>
                <pre className="mt-1 overflow-x-auto rounded-card bg-sunken p-3 text-xs whitespace-pre-wrap break-all">
                  {JSON.stringify(JSON.parse(data), null, 2).replaceAll('\\n', '\n')}
                </pre>
              </details>
            )}
            {!single && requestId !== null && (
              <Link
                prefetch={false}
                href={`/log-search?q=${requestId}`}
                className="inline-block py-1 font-mono text-xs underline underline-offset-2"
              >
                {requestId}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
