import type { ReactNode } from 'react';

interface ThreadPeerProps {
  picture: ReactNode;
  name: string;
  /** Below the name. */
  children?: ReactNode;
}

/** Whom a thread is with: the picture, and the name beside it. */
export function ThreadPeer({ picture, name, children }: ThreadPeerProps) {
  return (
    <>
      {picture}
      <span className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
        <span className="display max-w-full truncate py-0.5 text-lg">{name}</span>
        {children}
      </span>
    </>
  );
}
