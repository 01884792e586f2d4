const at = '2026-11-20T10:00:00.000Z';

const who = (name: string) => ({
  trackerId: name,
  name,
  kind: 'member',
  gender: 'man',
  age: 34,
  country: 'it',
  since: at,
  state: 'active',
  refusedPhotos: 0,
  upheldReports: 0,
});

/** A profile text that waits, as the queue hands it out. */
export const textItem = (id: string, about: string) => ({
  id,
  kind: 'text',
  brandId: 'dolcevita',
  since: at,
  urgent: false,
  escalation: null,
  who: who(`Member ${id}`),
  about,
  lookingFor: '',
  work: '',
  study: '',
  pendingName: null,
  profilePrompts: [],
  mark: 'mark',
  warnings: [],
});

/** A report of a message, whose snapshot has the message and the profile. */
export const reportItem = (id: string, text: string) => ({
  id,
  kind: 'report',
  brandId: 'dolcevita',
  since: at,
  urgent: false,
  escalation: null,
  who: who('Ugo'),
  reporter: who('Anna'),
  reason: 'harassment',
  details: '',
  surface: 'message',
  snapshots: [
    {
      at,
      reason: 'harassment',
      surface: 'message',
      screenName: 'Ugo',
      about: '',
      lookingFor: '',
      work: '',
      study: '',
      prompts: [],
      photos: [],
      calls: [],
      messages: [
        {
          seq: 1,
          text,
          first: null,
          photo: null,
          removed: false,
          answers: null,
          answersOwn: null,
          reaction: null,
          reported: true,
          at,
        },
      ],
    },
  ],
  earlier: [],
});
