'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import type { HostedContent } from '#lib/hosted/profiles/content.ts';
import { BackLink } from '../back-link.tsx';
import { deskCall } from '../desk-call.ts';
import { NotHereYet } from '../not-here-yet.tsx';
import { Pill } from '../pill.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { LaterDialog } from '../schedule/later-dialog.tsx';
import { ScheduledNote } from '../schedule/scheduled-note.tsx';
import { useMutation } from '../use-mutation.ts';
import { ContentForm, type Places } from './content-form.tsx';
import { History } from './history.tsx';
import { Photos } from './photos.tsx';
import { Preview } from './preview.tsx';
import { useContent } from './use-content.ts';

type Known = Awaited<ReturnType<typeof deskCall<'GET /api/desk/hostedProfiles/{id}'>>>;

export interface EditorPlaces extends Places {
  /** The label for each set of answerers in each language: `script,ai` and so on. */
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const LOCALE: Readonly<Record<string, string>> = { it: 'it', es: 'es', fr: 'fr', ie: 'en' };

function Back() {
  return <BackLink href="/hosted-profiles">All hosted profiles</BackLink>;
}

function labelOf({ labels }: EditorPlaces, { answeredBy, country }: HostedContent): string {
  return labels[LOCALE[country] ?? 'en']?.[answeredBy.join(',')] ?? 'Select responders.';
}

function placeOf({ regions }: Places, { town, regionId }: HostedContent): string {
  return town === '' ? (regions.find(({ id }) => id === regionId)?.name ?? '') : town;
}

function open(content: Known['content']): HostedContent {
  const { languages, brandIds, answeredBy, ...rest } = content;
  return {
    ...rest,
    languages: [...languages],
    brandIds: [...brandIds],
    answeredBy: [...answeredBy],
  };
}

/** The editor of one hosted profile. */
export function Editor({ profileId, places }: { profileId: string; places: EditorPlaces }) {
  const { data, error, mutate } = useSWR<Known, unknown>(
    ['hosted-profile', profileId],
    () => deskCall('GET /api/desk/hostedProfiles/{id}', { params: { id: profileId } }),
    { revalidateOnFocus: false },
  );
  if (data) {
    return (
      <EditorOf
        key={profileId}
        known={data}
        places={places}
        onDone={async () => {
          await mutate();
        }}
      />
    );
  }
  return (
    <>
      <Back />
      <NotHereYet label="Loading profile" error={error} again={() => void mutate()} />
    </>
  );
}

interface EditorOfProps {
  known: Known;
  places: EditorPlaces;
  onDone: () => Promise<void>;
}

function EditorOf({ known, places, onDone }: EditorOfProps) {
  const { id, version, photos, inTouch, mayChange, scheduledAt } = known;
  const [later, setLater] = useState(false);
  const form = useContent(open(known.content));
  const { content, change } = form;
  const removal = useMutation();
  const router = useRouter();
  const send = () =>
    form.save(async (written) => {
      await deskCall('POST /api/desk/hostedProfiles/{id}', {
        params: { id },
        body: { base: version, content: written },
      });
      await onDone();
    });
  const shown = photos.find(({ state, isDefault }) => state === 'approved' && isDefault);
  return (
    <>
      <Back />
      <header className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="display text-2xl">{known.content.name}</h1>
        <Pill tone={known.content.state === 'active' ? 'good' : 'plain'}>
          {known.content.state}
        </Pill>
        {version > 0 && <span className="text-sm text-ink-soft">Version {version}</span>}
      </header>
      {scheduledAt !== null && <ScheduledNote at={scheduledAt} />}
      {!mayChange && (
        <p className="mt-2 text-sm text-ink-soft">
          Read-only. Only admins of all its brands can edit it.
        </p>
      )}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-8">
          <ScriptForm className="grid gap-5" onSend={send}>
            <ContentForm
              content={content}
              faults={form.faults}
              places={places}
              disabled={!mayChange}
              onChange={change}
            />
            <ErrorMessage>{form.errorMessage}</ErrorMessage>
            {mayChange && (
              <div className="flex flex-wrap items-center gap-3">
                <Button type="submit" pending={form.pending}>
                  Save new version
                </Button>
                <Button
                  variant="secondary"
                  onClick={() => {
                    setLater(true);
                  }}
                >
                  Publish later…
                </Button>
                <p role="status" className="text-sm font-medium text-success">
                  {form.saved ? 'Saved.' : ''}
                </p>
              </div>
            )}
          </ScriptForm>
          {later && (
            <LaterDialog
              onClose={() => {
                setLater(false);
              }}
              onSend={async (note, at) => {
                await deskCall('POST /api/desk/hostedProfiles/{id}/schedule', {
                  params: { id },
                  body: { base: version, content, note, at: at.toISOString() },
                });
                setLater(false);
                await onDone();
              }}
            />
          )}
          <Photos
            profileId={id}
            photos={photos}
            mayChange={mayChange}
            onDone={() => void onDone()}
          />
        </div>
        <aside className="grid gap-8 lg:sticky lg:top-8">
          <section aria-labelledby="preview" className="grid gap-2">
            <h2 id="preview" className="display text-lg">
              Preview
            </h2>
            <Preview
              {...content}
              place={placeOf(places, content)}
              label={labelOf(places, content)}
              picture={shown?.path ?? null}
            />
          </section>
          <History profileId={id} version={version} mayChange={mayChange} onTake={change} />
          {mayChange && (
            <section aria-label="Delete" className="grid justify-items-start gap-2 text-sm">
              <p className="text-ink-soft">
                {inTouch
                  ? 'This profile has been in contact with members; pause it instead of deleting it.'
                  : 'This profile has had no contact with members and can be deleted.'}
              </p>
              {!inTouch && (
                <Button
                  size="sm"
                  variant="danger"
                  pending={removal.pending}
                  onClick={() =>
                    void removal.run(async () => {
                      await deskCall('DELETE /api/desk/hostedProfiles/{id}', { params: { id } });
                      router.push('/hosted-profiles');
                    })
                  }
                >
                  Delete permanently
                </Button>
              )}
              <ErrorMessage>{removal.errorMessage}</ErrorMessage>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

/** The editor of a new profile: empty except for its rules. */
export function NewProfile({ places }: { places: EditorPlaces }) {
  const [brand] = places.brands;
  const country = brand?.country ?? 'it';
  const router = useRouter();
  const form = useContent({
    name: '',
    gender: 'woman',
    seeking: 'man',
    age: 30,
    about: '',
    lookingFor: '',
    country,
    regionId: places.regions.find((one) => one.country === country)?.id ?? 0,
    town: '',
    brandIds: brand ? [brand.id] : [],
    answeredBy: ['operator', 'script'],
    voice: 'warm',
    likes: '',
    languages: [],
    state: 'paused',
  });
  const send = () =>
    form.save(async (body) => {
      const { id } = await deskCall('POST /api/desk/hostedProfiles', { body });
      router.push(`/hosted-profiles/${id}`);
    });
  const { content } = form;
  return (
    <>
      <Back />
      <h1 className="display mt-2 text-2xl">New hosted profile</h1>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ScriptForm className="grid gap-5" onSend={send}>
          <ContentForm
            content={content}
            faults={form.faults}
            places={places}
            disabled={false}
            onChange={form.change}
          />
          <ErrorMessage>{form.errorMessage}</ErrorMessage>
          <Button type="submit" pending={form.pending} className="justify-self-start">
            Create
          </Button>
        </ScriptForm>
        <aside className="grid gap-2 lg:sticky lg:top-8">
          <h2 className="display text-lg">Preview</h2>
          <Preview
            {...content}
            place={placeOf(places, content)}
            label={labelOf(places, content)}
            picture={null}
          />
        </aside>
      </div>
    </>
  );
}
