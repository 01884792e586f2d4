import { Drawing } from './drawing.tsx';

/** The brand's picture for an empty state: nothing has happened yet, or nothing was found. */
export function EmptyPicture({ kind }: { kind: 'empty' | 'search' }) {
  return <Drawing name={kind} className="aspect-10/7 h-36 max-w-full justify-self-start" />;
}
