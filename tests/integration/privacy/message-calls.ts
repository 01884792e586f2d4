/** Numbers of a message of the member's own and of one of the other side. */
type Numbers = { readonly own: number; readonly theirs: number };

const forBoth =
  (body: object) =>
  ({ own, theirs }: Numbers) =>
    [own, theirs].map((seq) => ({ params: { seq: String(seq) }, body }));

const bareForBoth = ({ own, theirs }: Numbers) =>
  [own, theirs].map((seq) => ({ params: { seq: String(seq) } }));

/** The requests of the calls about one message, each for an own and for a received one. */
export const MESSAGE_CALLS = {
  'GET /api/get/messages/{trackerId}/{angelId}/{seq}/picture': bareForBoth,
  'GET /api/get/messages/{trackerId}/{angelId}/{seq}/voice': bareForBoth,
  'GET /api/get/messages/{trackerId}/{angelId}/{seq}/preview': bareForBoth,
  'PUT /api/users/messages/{trackerId}/{angelId}/{seq}': forBoth({ msg: 'Ciao a te' }),
  'PUT /api/users/messages/{trackerId}/{angelId}/{seq}/reaction': forBoth({ reaction: 'heart' }),
  'POST /api/users/messages/{trackerId}/{angelId}/{seq}/translation': forBoth({}),
};
