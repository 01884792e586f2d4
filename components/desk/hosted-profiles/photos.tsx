'use client';

import { useRef } from 'react';
import { postForm } from '#components/media/post-form.ts';
import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { Pill, type Tone } from '../pill.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';

interface Photo {
  id: string;
  state: 'pending' | 'approved' | 'rejected';
  isDefault: boolean;
  path: string;
}

interface PhotosProps {
  profileId: string;
  photos: readonly Photo[];
  mayChange: boolean;
  onDone: () => void;
}

const STATES: Readonly<Record<Photo['state'], readonly [Tone, string]>> = {
  pending: ['plain', 'Pending review'],
  approved: ['good', 'Approved'],
  rejected: ['bad', 'Rejected'],
};

async function upload(profileId: string, file: File): Promise<void> {
  const form = new FormData();
  form.set('photo', file);
  const path = `/api/desk/hostedProfiles/${encodeURIComponent(profileId)}/photos`;
  await postForm(path, form);
}

/** The photos of a hosted profile; they need a moderator's approval like a member's. */
export function Photos({ profileId, photos, mayChange, onDone }: PhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const { pending, errorMessage, run } = useMutation();
  const does = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work();
      onDone();
    });
  const params = (photoId: string) => ({ params: { id: profileId, photoId } });
  return (
    <section aria-labelledby="photos" className="grid gap-3">
      <h2 id="photos" className="display text-lg">
        Photos
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <li key={photo.id} className="grid content-start gap-1.5">
            <img
              src={photo.path}
              alt={`Photo ${String(index + 1)}`}
              loading="lazy"
              className="aspect-[3/4] w-full rounded-card object-cover"
            />
            <span className="flex flex-wrap gap-1">
              <Pill tone={STATES[photo.state][0]}>{STATES[photo.state][1]}</Pill>
              {photo.isDefault && <Pill tone="accent">Main photo</Pill>}
            </span>
            {mayChange && (
              <span className="flex flex-wrap gap-1">
                {!photo.isDefault && photo.state !== 'rejected' && (
                  <Button
                    size="sm"
                    variant="quiet"
                    disabled={pending}
                    onClick={() => {
                      does(() =>
                        deskCall(
                          'POST /api/desk/hostedProfiles/{id}/photos/{photoId}/default',
                          params(photo.id),
                        ),
                      );
                    }}
                  >
                    Set as main
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={pending}
                  aria-label={`Delete photo ${String(index + 1)}`}
                  onClick={() => {
                    does(() =>
                      deskCall(
                        'DELETE /api/desk/hostedProfiles/{id}/photos/{photoId}',
                        params(photo.id),
                      ),
                    );
                  }}
                >
                  Delete
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {photos.length === 0 && <p className="text-sm text-ink-soft">No photos.</p>}
      <ErrorMessage>{errorMessage}</ErrorMessage>
      {mayChange && (
        <label className="grid justify-items-start gap-1 text-sm">
          <span className="font-semibold">Add photo</span>
          <span className="text-ink-soft">
            Illustrations or licensed photos only, with the subject’s consent.
          </span>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/gif,image/webp"
            disabled={pending}
            className="max-w-full py-2"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (!file) return;
              does(async () => {
                await upload(profileId, file);
                if (input.current) input.current.value = '';
              });
            }}
          />
        </label>
      )}
    </section>
  );
}
