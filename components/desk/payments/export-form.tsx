'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { CallError } from '#lib/http/client/call-error.ts';
import { PURPOSE_MAX_LENGTH } from '#lib/staff/limits.ts';
import { Choice } from '../choice.tsx';
import { DayField } from '../day-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../text-field.tsx';
import { useMutation } from '../use-mutation.ts';

type ExportRequest = {
  readonly kind: string;
  readonly query: Readonly<Record<string, string>>;
  readonly purpose: string;
  /** Bytes received so far. */
  readonly onBytes: (bytes: number) => void;
};

const LIFETIME_MS = 60_000;

/** Fetches a payment export as a file and starts its download. Throws CallError. */
async function takeOut({ kind, query, purpose, onBytes }: ExportRequest): Promise<void> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`/api/desk/exports/${kind}?${search}`, {
    headers: { 'x-purpose': encodeURIComponent(purpose) },
  }).catch(() => {
    throw new CallError(0, { code: 'offline' });
  });
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => ({}));
    throw new CallError(response.status, problem as Partial<CallError>);
  }
  const reader = response.body?.getReader();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const chunk = part.value;
    bytes += chunk.byteLength;
    onBytes(bytes);
    parts.push(chunk);
  }
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${kind}-${query['from'] ?? ''}-${query['to'] ?? ''}.csv`;
  link.click();
  // The browser reads the URL only after this task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, LIFETIME_MS);
}

const KINDS = [
  { value: 'charges', label: 'Charges' },
  { value: 'refunds', label: 'Refunds' },
  { value: 'receipts', label: 'Receipts' },
  { value: 'disputes', label: 'Disputes' },
];

interface ExportFormProps {
  brands: readonly { id: string; name: string }[];
  /** Default period. */
  from: string;
  to: string;
}

const size = (bytes: number) =>
  `${(bytes / 1024).toLocaleString('en-GB', { maximumFractionDigits: 0 })} kB`;

/** Exports the payments of a period as CSV. */
export function ExportForm({ brands, ...days }: ExportFormProps) {
  const [kind, setKind] = useState('charges');
  const [brand, setBrand] = useState('');
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const [purpose, setPurpose] = useState('');
  const [bytes, setBytes] = useState<number | null>(null);
  const { pending, errorMessage, run } = useMutation();
  const send = () =>
    run(async () => {
      setBytes(0);
      const query = { from, to, ...(brand === '' ? {} : { brand }) };
      await takeOut({ kind, query, purpose, onBytes: setBytes });
    });
  const ready = from !== '' && to !== '' && from <= to && purpose.trim() !== '';
  return (
    <ScriptForm className="mt-6 grid max-w-lg gap-4" onSend={() => ready && void send()}>
      <Choice label="Data" options={KINDS} value={kind} onValue={setKind} />
      <div className="grid gap-3 sm:grid-cols-2">
        <DayField label="From" value={from} onValue={setFrom} />
        <DayField label="To" value={to} onValue={setTo} />
      </div>
      <Choice
        label="Brand"
        options={[
          { value: '', label: 'All brands' },
          ...brands.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={brand}
        onValue={setBrand}
      />
      <TextField
        label="Reason"
        hint="Recorded in the access log with the export."
        maxLength={PURPOSE_MAX_LENGTH}
        value={purpose}
        onValue={setPurpose}
      />
      <ErrorMessage>
        {from > to ? 'The end date is before the start date.' : errorMessage}
      </ErrorMessage>
      <Button type="submit" pending={pending} disabled={!ready}>
        Export CSV
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {bytes !== null &&
          errorMessage === null &&
          (pending ? `${size(bytes)} downloaded…` : `${size(bytes)} exported.`)}
      </p>
    </ScriptForm>
  );
}
