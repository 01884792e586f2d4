import { Skeleton } from '#components/ui/skeleton.tsx';
import { CHAT_FRAME, CHAT_LIST } from './chat-frame.ts';
import { RowSkeletons } from './list/conversation-list-skeleton.tsx';

/** Skeleton of the chats without an open thread. */
export function ChatsSkeleton() {
  return (
    <div className={CHAT_FRAME}>
      <div className={CHAT_LIST}>
        <Skeleton className="mx-4 mt-5 mb-3 h-8 w-2/5 max-desk:hidden" />
        <div className="border-b border-line px-4 py-3">
          <Skeleton className="h-12" />
        </div>
        <RowSkeletons />
      </div>
      <div className="hidden flex-1 md:block" />
    </div>
  );
}
