'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { diff } from '#lib/desk/plain/diff.ts';
import { ConfigForm } from '../config/config-form.tsx';
import { EditorBar } from '../config/editor-bar.tsx';
import type { Fields, JsonSchema } from '../config/json-schema.ts';
import { PublishDialog } from '../config/publish-dialog.tsx';
import { useCheck } from '../config/use-check.ts';
import { useLeaveWarning } from '../config/use-leave-warning.ts';
import { deskCall } from '../desk-call.ts';
import { Pill } from '../pill.tsx';
import { brandSections } from './sections.ts';

interface BrandEditorProps {
  brand: { readonly id: string; readonly name: string };
  schema: JsonSchema;
  flows: readonly string[];
  published: Fields;
  version: number;
  path: string;
}

/** The editor of a brand's switches and limits, all of them at once. */
export function BrandEditor({ brand, schema, flows, published, version, path }: BrandEditorProps) {
  const router = useRouter();
  const [content, setContent] = useState(published);
  const [asked, setAsked] = useState(false);
  const params = { brand: brand.id };
  const ask = useCallback(
    async (wanted: Fields) => {
      const body = { content: wanted };
      const of = { brand: brand.id };
      return (await deskCall('POST /api/desk/brands/{brand}/check', { params: of, body })).faults;
    },
    [brand.id],
  );
  const check = useCheck(content, ask);
  const changes = diff(published, content);
  const ready = check.state === 'checked' && check.faults.length === 0;
  useLeaveWarning(changes.length > 0);
  const finish = (done: string) => {
    setAsked(false);
    // What waits is stored: the form continues with what is published.
    setContent(published);
    router.push(`${path}?done=${done}`);
  };
  const publish = async (note: string) => {
    const body = { content, version, note };
    const done = await deskCall('POST /api/desk/brands/{brand}/settings', { params, body });
    finish(String(done.version ?? 'asked'));
  };
  const schedule = async (note: string, at: Date) => {
    const body = { content, version, note, at: at.toISOString() };
    const done = await deskCall('POST /api/desk/brands/{brand}/schedule', { params, body });
    finish(done.scheduled ? 'scheduled' : 'asked');
  };
  return (
    <>
      <EditorBar
        saved={
          changes.length === 0 ? (
            <Pill>No changes</Pill>
          ) : (
            <Pill tone="accent">Unsaved changes</Pill>
          )
        }
        check={check}
      >
        <Button
          size="sm"
          variant="quiet"
          disabled={changes.length === 0}
          onClick={() => {
            setContent(published);
          }}
        >
          Discard changes
        </Button>
        <Button
          size="sm"
          disabled={changes.length === 0 || !ready}
          onClick={() => {
            setAsked(true);
          }}
        >
          Publish…
        </Button>
      </EditorBar>
      <ConfigForm
        schema={schema}
        content={content}
        changes={changes}
        sections={brandSections}
        options={{ defaultFlow: flows }}
        faults={check.faults}
        onChange={setContent}
      />
      <PublishDialog
        title={`Publish version ${String(version + 1)}`}
        then={`These settings apply to everyone on ${brand.name} within five seconds.`}
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
