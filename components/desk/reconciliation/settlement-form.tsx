'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { CallError, codeOf } from '#lib/http/client/call-error.ts';
import { Choice } from '../choice.tsx';
import { DayField } from '../day-field.tsx';
import { deskErrorMessage } from '../desk-errors.ts';
import { sentenceCase } from '../format.ts';
import { bringFile } from './bring-file.ts';

const FAULTS: Readonly<Record<string, string>> = {
  columns_unknown:
    'Unknown columns. Supported are provider_reference, kind, amount and currency, and the settlement details of Adyen.',
  cells_missing: 'has missing cells.',
  reference_unreadable: 'has no payment reference.',
  currency_unreadable: 'has an invalid currency code.',
  amount_unreadable: 'has an invalid amount.',
  period_odd: 'Enter both dates of the period in order, or none.',
};

/** The faults of a file, a sentence each, with line and column. */
function fileFaults(error: unknown): readonly string[] {
  const fields = error instanceof CallError ? error.fields : [];
  if (fields.length === 0) return [deskErrorMessage(codeOf(error))];
  return fields.map(({ path, code }) => {
    const [line = '', ...column] = path.split('.');
    const message = FAULTS[code] ?? `could not be read (${code}).`;
    if (!/^\d+$/.test(line)) return message;
    return `Line ${line}${column.join('.') === '' ? '' : `, ${column.join('.')},`} ${message}`;
  });
}

interface SettlementFormProps<Provider extends string, Company extends string> {
  providers: readonly Provider[];
  companies: readonly Company[];
}

type Bringing = Parameters<typeof bringFile>[0];

/** Uploads a provider's settlement file, and opens its differences. */
export function SettlementForm({
  providers,
  companies,
}: SettlementFormProps<Bringing['provider'], Bringing['company']>) {
  const router = useRouter();
  const [provider, setProvider] = useState(providers[0] ?? 'adyen');
  const [company, setCompany] = useState(companies[0] ?? 'gankomedia');
  const [file, setFile] = useState<File | null>(null);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [part, setPart] = useState<number | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const send = async () => {
    if (file === null || part !== null) return;
    setFaults([]);
    setPart(0);
    try {
      const id = await bringFile({ file, provider, company, from, to, onPart: setPart });
      router.push(`/reconciliation/${id}`);
    } catch (error) {
      setFaults(fileFaults(error));
      setPart(null);
    }
  };
  return (
    <ScriptForm className="mt-4 grid max-w-lg gap-4" onSend={() => void send()}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label="Provider"
          value={provider}
          options={providers.map((value) => ({ value, label: sentenceCase(value) }))}
          onValue={setProvider}
        />
        <Choice
          label="Company"
          value={company}
          options={companies.map((value) => ({ value, label: sentenceCase(value) }))}
          onValue={setCompany}
        />
        <DayField label="Payments from" note="optional" value={from} onValue={setFrom} />
        <DayField label="Payments to" note="optional" value={to} onValue={setTo} />
      </div>
      <Field
        label="Settlement file"
        hint="A CSV file. Enter both dates to find payments that it lacks."
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className="field-box py-2 text-sm"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              setFaults([]);
            }}
          />
        )}
      </Field>
      <div
        role="alert"
        className={faults.length === 0 ? 'sr-only' : 'text-sm font-medium text-danger'}
      >
        {faults.length > 0 && (
          <>
            <p>Upload failed:</p>
            <ul className="list-disc pl-5">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {part !== null && (
        <label className="grid gap-1 text-sm">
          Uploading
          <progress className="w-full accent-accent" value={part} max={1} />
        </label>
      )}
      <Button type="submit" pending={part !== null} disabled={file === null}>
        Upload and compare
      </Button>
    </ScriptForm>
  );
}
