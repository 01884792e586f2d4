'use client';

import { Tabs } from '#components/ui/tabs.tsx';
import type { Change } from '#lib/desk/plain/diff.ts';
import { ChangeList } from './change-list.tsx';
import { FaultList, type Fault } from './fault-list.tsx';
import { faultMessage } from './field-labels.ts';
import { FormSections, type Section } from './form-sections.tsx';
import { isFields, type Fields, type JsonSchema } from './json-schema.ts';
import { JsonText } from './json-text.tsx';

interface ConfigFormProps {
  schema: JsonSchema;
  sections: readonly Section[];
  options: Readonly<Record<string, readonly string[]>>;
  content: Fields;
  faults: readonly Fault[];
  changes: readonly Change[];
  onChange: (content: Fields) => void;
}

/** A configuration as form fields, beside its stored JSON and the changes from the published version. */
export function ConfigForm(props: ConfigFormProps) {
  const { schema, sections, options, content, faults, changes, onChange } = props;
  const byPlace = new Map(faults.map(({ path, code }) => [path, faultMessage(code)]));
  return (
    <div className="mt-5 grid min-w-0 gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(22rem,26rem)]">
      <div className="grid min-w-0 content-start gap-5">
        <FaultList faults={faults} />
        <FormSections
          schema={schema}
          sections={sections}
          options={options}
          content={content}
          onChange={onChange}
          faults={byPlace}
        />
      </div>
      <div className="min-w-0 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto xl:p-1">
        <Tabs
          label="Changes and JSON"
          tabs={[
            {
              value: 'changes',
              label: 'Changes',
              count: {
                value: changes.length,
                label: changes.length === 1 ? '1 change' : `${String(changes.length)} changes`,
              },
              content: <ChangeList changes={changes} />,
            },
            {
              value: 'json',
              label: 'JSON',
              content: (
                <JsonText
                  id="config-json"
                  label="Configuration as JSON"
                  rows={28}
                  value={content}
                  onChange={(next) => {
                    if (isFields(next)) onChange(next);
                  }}
                />
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
