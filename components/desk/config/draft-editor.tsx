'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { diff } from '#lib/desk/plain/diff.ts';
import { ErrorMessage } from '../error-message.tsx';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { useMutation } from '../use-mutation.ts';
import { ConfigForm } from './config-form.tsx';
import { ConflictBox } from './conflict-box.tsx';
import { EditorBar } from './editor-bar.tsx';
import type { Fault } from './fault-list.tsx';
import type { Section } from './form-sections.tsx';
import type { Fields, JsonSchema } from './json-schema.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { useCheck } from './use-check.ts';
import { useDraft, useSaveKey, type DraftCalls, type StoredDraft } from './use-draft.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

export interface EditorCalls extends DraftCalls {
  check: (content: Fields) => Promise<readonly Fault[]>;
  discard: (revision: number) => Promise<unknown>;
  publish: (
    revision: number,
    note: string,
    confirmedPriceMinor?: number,
  ) => Promise<{ version: number | null }>;
  preview: () => Promise<{ link: string }>;
  /** Publishes the draft at a time; false when a second operator must agree first. */
  schedule: (
    revision: number,
    note: string,
    at: Date,
    confirmedPriceMinor?: number,
  ) => Promise<{ scheduled: boolean }>;
}

interface DraftEditorProps {
  /** `Flow 7 of Dolce Vita`. */
  what: string;
  schema: JsonSchema;
  sections: readonly Section[];
  options: Readonly<Record<string, readonly string[]>>;
  /** The published version; for version 0 the content that a new entry starts from. */
  published: Fields;
  version: number;
  draft: StoredDraft | null;
  /** Why it is read-only. */
  locked?: string;
  /** Path of the page, to return to. */
  path: string;
  calls: EditorCalls;
}

/** Edits a draft: form and JSON, faults at their fields, changes, preview and publishing. */
export function DraftEditor(props: DraftEditorProps) {
  const { what, schema, sections, options, published, version, draft, locked, path, calls } = props;
  const router = useRouter();
  const [asked, setAsked] = useState(false);
  const writing = useDraft({ published, version, draft }, calls);
  const { content, revision, conflict, dirty, behind } = writing;
  const check = useCheck(content, calls.check);
  const { pending, errorMessage, run } = useMutation();
  const changes = diff(published, content);
  // A new entry may be published without changes.
  const unchanged = version > 0 && changes.length === 0;
  const unsaved = dirty || behind || revision === 0;
  const ready = check.state === 'checked' && check.faults.length === 0;
  useLeaveWarning(dirty);

  const save = () =>
    run(async () => {
      await writing.save();
    });
  useSaveKey(() => {
    if (locked === undefined && !pending) void save();
  });
  /** Opened before the request is answered: browsers allow a popup only during the click itself. */
  const preview = () => {
    const shown = window.open('', '_blank');
    return run(async () => {
      const savedRevision = unsaved ? await writing.save() : revision;
      if (savedRevision === undefined || !shown) {
        shown?.close();
        return;
      }
      const { link } = await calls.preview();
      shown.opener = null;
      shown.location.href = link;
    });
  };
  /** Saves the draft first, unless it is saved; `publishing` resolves to what is said afterwards. */
  const finish = async (publishing: (savedRevision: number) => Promise<string>) => {
    const savedRevision = unsaved ? await writing.save() : revision;
    const done = savedRevision === undefined ? undefined : await publishing(savedRevision);
    setAsked(false);
    if (done !== undefined) router.push(`${path}?done=${done}`);
  };
  const publish = (note: string, confirmedPriceMinor?: number) =>
    finish(async (savedRevision) => {
      const { version: done } = await calls.publish(savedRevision, note, confirmedPriceMinor);
      return String(done ?? 'asked');
    });
  const schedule = (note: string, at: Date, confirmedPriceMinor?: number) =>
    finish(async (savedRevision) => {
      const { scheduled } = await calls.schedule(savedRevision, note, at, confirmedPriceMinor);
      return scheduled ? 'scheduled' : 'asked';
    });
  const discard = () =>
    run(async () => {
      await calls.discard(revision);
      writing.forget();
      router.refresh();
    });

  return (
    <>
      <EditorBar
        saved={<SavedState dirty={dirty} revision={revision} draft={draft} />}
        check={check}
      >
        {locked === undefined && (
          <>
            {revision > 0 && (
              <Button size="sm" variant="quiet" disabled={pending} onClick={() => void discard()}>
                Discard draft
              </Button>
            )}
            <Button size="sm" variant="secondary" disabled={pending} onClick={() => void preview()}>
              Preview
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={pending || !dirty}
              aria-keyshortcuts="Control+S"
              onClick={() => void save()}
            >
              Save draft
            </Button>
            <Button
              size="sm"
              disabled={pending || unchanged || !ready}
              onClick={() => {
                setAsked(true);
              }}
            >
              Publish…
            </Button>
          </>
        )}
      </EditorBar>
      {locked !== undefined && <p className="mt-4 text-sm font-medium">{locked}</p>}
      {behind && (
        <p className="mt-4 text-sm">
          Version {version} was published after this draft was created. Check that the changes do
          not revert any of it.
        </p>
      )}
      <ErrorMessage>{errorMessage}</ErrorMessage>
      {conflict !== undefined && (
        <ConflictBox
          mine={content}
          theirs={conflict}
          onTake={writing.takeTheirs}
          onOverwrite={() =>
            void run(async () => {
              await writing.overwriteDraft();
              router.refresh();
            })
          }
        />
      )}
      <ConfigForm
        schema={schema}
        sections={sections}
        options={options}
        content={content}
        changes={changes}
        faults={check.faults}
        onChange={writing.change}
      />
      <PublishDialog
        title={`Publish version ${String(version + 1)}`}
        then={`New sessions get this version of ${what}; current sessions keep theirs.`}
        action={`Publish version ${String(version + 1)}`}
        changes={changes}
        open={asked}
        onOpenChange={setAsked}
        publish={publish}
        schedule={schedule}
      />
    </>
  );
}

interface SavedStateProps {
  dirty: boolean;
  revision: number;
  draft: StoredDraft | null;
}

function SavedState({ dirty, revision, draft }: SavedStateProps) {
  if (dirty) return <Pill tone="accent">Unsaved changes</Pill>;
  if (revision === 0) return <Pill>No draft</Pill>;
  return (
    <>
      <Pill tone="good">Draft saved</Pill>
      {draft?.revision === revision && (
        <span className="ml-2 text-ink-soft">
          <Moment at={draft.savedAt} /> by {draft.savedBy}
        </span>
      )}
    </>
  );
}
