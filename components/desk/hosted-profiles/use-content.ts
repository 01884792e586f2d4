'use client';

import { useState } from 'react';
import type { HostedContent } from '#lib/hosted/profiles/content.ts';
import { CallError, codeOf } from '#lib/http/client/call-error.ts';
import { deskErrorMessage } from '../desk-errors.ts';

const FAULTS: Readonly<Record<string, string>> = {
  too_small: 'Too short or missing.',
  too_big: 'Too long.',
  number: 'Remove phone numbers.',
  link: 'Remove links, addresses and slashes.',
  money: 'Remove mentions of money.',
  meeting: 'Hosted profiles must not suggest meeting.',
  claims_human: 'Do not claim that the profile is a real person.',
  contact: 'Remove contact details.',
  minors: 'Remove mentions of minors.',
  other_country: 'These brands belong to another country.',
  script_missing: 'The script is required as the last responder.',
  repeated: 'Duplicate value.',
  unknown: 'Unknown value.',
};

/** The faults of a content by field. */
function contentFaults(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallError) || error.code !== 'input_invalid') return {};
  return Object.fromEntries(
    error.fields.map(({ path, code }) => [
      path.replace(/^content\./, '').split('.')[0] ?? '',
      FAULTS[code] ?? 'Invalid value.',
    ]),
  );
}

/** The message for a failed save, in a sentence. */
function saveErrorMessage(error: unknown): string {
  const code = codeOf(error);
  if (code === 'input_invalid') return 'Not saved. Check the marked fields.';
  if (code === 'conflict') return 'Someone else changed this profile. Reload the page.';
  if (code === 'forbidden') return 'It is shown on brands that are not assigned to you.';
  return deskErrorMessage(code);
}

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
