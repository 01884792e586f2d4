'use client';

import { Button } from '#components/ui/button.tsx';
import { diff } from '#lib/desk/plain/diff.ts';
import { Moment } from '../moment.tsx';
import { ChangeList } from './change-list.tsx';
import type { Fields } from './json-schema.ts';
import type { StoredDraft } from './use-draft.ts';

interface ConflictBoxProps {
  mine: Fields;
  /** Null if the draft no longer exists. */
  theirs: StoredDraft | null;
  onTake: () => void;
  onOverwrite: () => void;
}

/** Another operator saved in between: shows the differences and asks which draft to continue with. */
export function ConflictBox({ mine, theirs, onTake, onOverwrite }: ConflictBoxProps) {
  return (
    <section
      role="alert"
      aria-label="Conflicting drafts"
      className="mt-4 grid gap-3 rounded-card border border-line-strong bg-raised p-4"
    >
      <h2 className="display text-lg">
        {theirs ? `${theirs.savedBy} saved another draft` : 'The draft was published or discarded'}
      </h2>
      {theirs && (
        <>
          <p className="text-sm text-ink-soft">
            <Moment at={theirs.savedAt} />. Differences from your draft:
          </p>
          <ChangeList changes={diff(mine, theirs.content)} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {theirs ? (
          <Button size="sm" onClick={onTake}>
            Use their draft
          </Button>
        ) : (
          <Button
            size="sm"
            onClick={() => {
              location.reload();
            }}
          >
            Reload
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onOverwrite}>
          {theirs ? 'Overwrite with my draft' : 'Save mine as a new draft'}
        </Button>
      </div>
    </section>
  );
}
