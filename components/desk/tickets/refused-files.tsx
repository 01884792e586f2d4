import type { TicketMessage } from './types.ts';

type Refused = TicketMessage['refused'][number];

const REASONS: Readonly<Record<Refused['why'], string>> = {
  type: 'not a picture or PDF that tickets take',
  too_large: 'too large',
  unreadable: 'damaged',
  too_many: 'more files than a message may have',
};

/** The files of a mail that were not stored, and why. */
export function RefusedFiles({ files }: { files: readonly Refused[] }) {
  return (
    <div className="mt-2 text-xs">
      <p>Not stored; the sender was notified:</p>
      <ul aria-label="Files not stored" className="list-disc pl-4">
        {files.map(({ name, why }, index) => (
          <li key={`${String(index)} ${name}`} className="wrap-anywhere">
            {name === '' ? 'File without a name' : name}: {REASONS[why]}
          </li>
        ))}
      </ul>
    </div>
  );
}
