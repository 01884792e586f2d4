'use client';

import { useState } from 'react';
import type { HostedContent } from '#lib/hosted/profiles/content.ts';
import { contentFaults, saveErrorMessage } from './content-faults.ts';

/** The content of the form, and the state of saving it. */
export function useContent(begun: HostedContent) {
  const [content, setContent] = useState(begun);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [saved, setSaved] = useState(false);
  const change = (part: Partial<HostedContent>) => {
    setContent((before) => ({ ...before, ...part }));
    setSaved(false);
  };
  const save = async (work: (content: HostedContent) => Promise<void>) => {
    setPending(true);
    setErrorMessage(null);
    setFaults({});
    try {
      await work(content);
      setSaved(true);
    } catch (error) {
      setFaults(contentFaults(error));
      setErrorMessage(saveErrorMessage(error));
    } finally {
      setPending(false);
    }
  };
  return { content, change, faults, errorMessage, pending, saved, save };
}
