import type { Page } from '@playwright/test';

type Sender = {
  /** The origin of the brand. */
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  readonly trackerId: string;
};

/** Logs a member in and adds photos to their profile, from a page of the brand, one after the other. */
export async function sendPhotos(
  page: Page,
  { origin, email, password, trackerId }: Sender,
  pictures: readonly Buffer[],
): Promise<void> {
  await page.goto(`${origin}/login`);
  const statuses = await page.evaluate(
    async (sent) => {
      const login = await fetch('/api/users/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: sent.email, password: sent.password }),
      });
      const answers = [login.status];
      for (const picture of sent.pictures) {
        const form = new FormData();
        const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
        form.set('avatar', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
        const path = `/api/upload/${sent.trackerId}`;
        answers.push((await fetch(path, { method: 'POST', body: form })).status);
      }
      return answers;
    },
    { email, password, trackerId, pictures: pictures.map((one) => one.toString('base64')) },
  );
  if (statuses.some((status) => status !== 200)) {
    throw new Error(`photos were not taken: ${statuses.join(' ')}`);
  }
}
