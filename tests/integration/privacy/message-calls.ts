/** Numbers of a message of the member's own and of one of the other side. */
type Numbers = { readonly own: number; readonly theirs: number };

const forBoth =
  (body: object) =>
  ({ own, theirs }: Numbers) =>
    [own, theirs].map((seq) => ({ params: { seq: String(seq) }, body }));

/** The requests of the calls about one message, each for an own and for a received one. */
export const MESSAGE_CALLS = {
  'PUT /api/users/messages/{trackerId}/{angelId}/{seq}': forBoth({ msg: 'Ciao a te' }),
  'PUT /api/users/messages/{trackerId}/{angelId}/{seq}/reaction': forBoth({ reaction: 'heart' }),
  'POST /api/users/messages/{trackerId}/{angelId}/{seq}/translation': forBoth({}),
};
