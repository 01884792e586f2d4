'use client';

import { useState } from 'react';

const keyOf = (reference: string) => `desk-draft:${reference}`;

/** The draft of an answer: stored in this tab until it is sent. */
export function useDraft(reference: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(reference)) ?? '');
  const updateDraft = (next: string): void => {
    setText(next);
    if (next === '') sessionStorage.removeItem(keyOf(reference));
    else sessionStorage.setItem(keyOf(reference), next);
  };
  return [text, updateDraft];
}
