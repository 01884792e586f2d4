import { span } from '../format.ts';
import { Facts } from '../facts.tsx';

interface DatabaseFactsProps {
  database: {
    version: string;
    mostConnections: number;
    bytes: number;
    replicas: number;
    migrations: number;
    lastMigration: string | null;
    answeredInMs: number;
    connections: readonly { state: string; count: number }[];
    slow: readonly { pid: number; state: string; ms: number; statement: string }[];
  };
}

/** The database, and its long-running queries. */
export function DatabaseFacts({ database }: DatabaseFactsProps) {
  const { connections, slow, mostConnections, replicas } = database;
  const each = connections.map(({ state, count }) => `${String(count)} ${state}`).join(', ');
  return (
    <div className="grid gap-3">
      <Facts
        rows={[
          ['Response time', `${String(database.answeredInMs)} ms`],
          ['PostgreSQL', database.version],
          ['Size', `${(database.bytes / 1_048_576).toFixed(0)} MB`],
          ['Connections', `${each} of ${String(mostConnections)}`],
          ['Replication', replicas === 0 ? 'none' : `${String(replicas)} replicas`],
          [
            'Migrations',
            `${String(database.migrations)}, last ${database.lastMigration ?? 'none'}`,
          ],
        ]}
      />
      {slow.length > 0 && (
        <ul
          className="divide-y divide-line border-y border-line text-sm"
          aria-label="Long-running queries"
        >
          {slow.map(({ pid, state, ms, statement }) => (
            <li key={pid} className="py-2">
              <span className="font-medium">
                {span(ms)} {state}
              </span>
              <code className="block text-xs break-all text-ink-soft">{statement}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
