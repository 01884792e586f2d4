'use client';

import { useEffect, useRef, useState } from 'react';
import { codeOf } from '#lib/http/client/call-error.ts';
import type { Fields } from './json-schema.ts';

export interface StoredDraft {
  content: Fields;
  revision: number;
  basedOn: number;
  savedBy: string;
  /** ISO 8601. */
  savedAt: string;
}

export interface DraftCalls {
  read: () => Promise<StoredDraft | null>;
  /** `basedOn` is the published version that the writer compares with. */
  save: (content: Fields, revision: number, basedOn: number) => Promise<{ revision: number }>;
}

interface DraftState {
  content: Fields;
  /** 0 if no draft is saved. */
  revision: number;
  basedOn: number;
  saved: Fields;
  /** The other operator's draft; null if it has meanwhile been published or discarded; undefined without a conflict. */
  conflict: StoredDraft | null | undefined;
}

/**
 * The edited content and its saved draft. When another operator saves in between, nothing is lost: both
 * drafts remain, and the operator chooses.
 */
export function useDraft(
  { published, version, draft }: { published: Fields; version: number; draft: StoredDraft | null },
  calls: DraftCalls,
) {
  const first = draft?.content ?? published;
  const [state, setState] = useState<DraftState>({
    content: first,
    revision: draft?.revision ?? 0,
    basedOn: draft?.basedOn ?? version,
    saved: first,
    conflict: undefined,
  });
  const { content, revision, basedOn, saved, conflict } = state;
  const set = (part: Partial<DraftState>) => {
    setState((before) => ({ ...before, ...part }));
  };

  /** Resolves to the saved revision; undefined if another operator saved first. */
  const saveOver = async (from: number): Promise<number | undefined> => {
    try {
      const savedDraft = await calls.save(content, from, version);
      set({ revision: savedDraft.revision, basedOn: version, saved: content, conflict: undefined });
      return savedDraft.revision;
    } catch (error) {
      if (codeOf(error) !== 'conflict') throw error;
      set({ conflict: await calls.read() });
      return undefined;
    }
  };

  return {
    content,
    revision,
    conflict,
    dirty: JSON.stringify(content) !== JSON.stringify(saved),
    /** Another version has been published since the draft was started. */
    behind: revision > 0 && basedOn !== version,
    change: (next: Fields) => {
      set({ content: next });
    },
    save: () => saveOver(revision),
    overwriteDraft: () => saveOver(conflict?.revision ?? 0),
    forget: () => {
      set({ content: published, saved: published, revision: 0, conflict: undefined });
    },
    takeTheirs: () => {
      if (!conflict) return;
      const { content: theirs, revision: at, basedOn: from } = conflict;
      set({ content: theirs, saved: theirs, revision: at, basedOn: from, conflict: undefined });
    },
  };
}

/** Ctrl+S, or Cmd+S, saves. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, []);
}
