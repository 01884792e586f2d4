import { LAYERS } from './layers.mjs';

const domains = [
  'accounts',
  'care',
  'chat',
  'chat-photos',
  'consents',
  'credits',
  'disclosure',
  'discovery',
  'flows',
  'hosted',
  'identity',
  'legal',
  'listings',
  'mailing',
  'media',
  'moderation',
  'notifications',
  'payments',
  'places',
  'proof',
  'review-queue',
  'reviews',
  'staff',
  'tracking',
].join('|');
const domain = `^lib/(${domains})/`;

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** One rule for each folder of lib: it imports no folder above it. */
const layers = LAYERS.slice(0, -1).map((folder, index) =>
  error(
    `${folder}-in-its-layer`,
    'Folders of lib import those below them only: tests/config/layers.mjs.',
    { path: `^lib/${folder}/` },
    { path: `^lib/(?:${LAYERS.slice(index + 1).join('|')})/` },
  ),
);

/** The layers of `docs/architecture.md`. `tests/unit/guards` proves that each rule reports a wrong import. */
export default {
  forbidden: [
    ...layers,
    error(
      'no-circle',
      'Modules that need each other belong together, or need a third one. Types count.',
      {},
      { circular: true },
    ),
    error(
      'lib-below-ui',
      'lib runs on the server, in jobs and on the command line: it imports neither components nor pages.',
      { path: '^lib/' },
      { path: '^(?:app|components)/' },
    ),
    error(
      'lib-without-next',
      'server.ts loads lib in plain Node, where next/* and server-only break.',
      { path: '^lib/', pathNot: '^lib/i18n/next' },
      { path: '(?:^|node_modules/)(?:next|next-intl|server-only)(?:/|$)' },
    ),
    error(
      'server-without-tsx',
      'Plain Node strips types but does not compile JSX.',
      { path: '^(?:server\\.ts|lib/|sandbox/|prisma/)' },
      { path: '\\.tsx$' },
    ),
    error(
      'text-without-domain',
      'lib/text imports nothing else, so that server and browser share it.',
      { path: '^lib/text/' },
      { pathNot: '^lib/text/' },
    ),
    error(
      'domain-by-its-verbs',
      'The inner modules and the policy of another domain are private: call its verb or its query.',
      { path: domain },
      { path: `^lib/(?:${domains})/(?:[^/]+/|policy\\.ts$)`, pathNot: '^lib/$1/' },
    ),
    error(
      'provider-in-its-folder',
      'Only its own folder and the registry import a payment provider.',
      {
        path: '^(?:app|components|lib)/',
        pathNot: '^lib/payments/providers/(?:registry\\.ts$|[^/]+/)',
      },
      { path: '^lib/payments/providers/[^/]+/' },
    ),
    error(
      'providers-apart',
      'Payment providers share the contract and import no code of each other.',
      { path: '^lib/payments/providers/([^/]+)/' },
      { path: '^lib/payments/providers/[^/]+/', pathNot: '^lib/payments/providers/$1/' },
    ),
    error(
      'components-below-pages',
      'Components do not import pages.',
      { path: '^components/' },
      { path: '^app/' },
    ),
    error(
      'components-by-types',
      'A component runs in the browser: of the server it imports types, the two clients, lib/text, and plain lists and calculations. Mail is rendered on the server.',
      { path: '^components/', pathNot: '^components/mail/' },
      {
        path: '^lib/(?!http/client/|realtime/client/)(?!brands/theme-script\\.ts$)(?!kernel/(?:clock|money|errors)\\.ts$)(?!wire/)(?!text/)(?!desk/plain/)(?!review-queue/reasons\\.ts$)(?!credits/next-price\\.ts$)(?!legal/kinds\\.ts$)(?!accounts/identities/provider-names\\.ts$)(?!i18n/message-tree\\.ts$)(?!payments/returns/return-table\\.ts$)(?![^/]+/limits\\.ts$)(?!flows/experiments/(?:plan-sample|windows)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'limits-plain',
      'Numbers with their units: server, pages, copy and tests read them.',
      { path: '^lib/[^/]+/limits\\.ts$' },
      { pathNot: '^lib/kernel/clock\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'primitives-without-domain',
      'components/ui contains primitives without domain terms.',
      { path: '^components/ui/' },
      { path: '^(?:components/(?!ui/)|lib/|brands/|messages/)' },
    ),
    error(
      'brand-files-below-lib',
      'A brand file is data and imports the schema only as a type. Its illustrations and its home may use components.',
      { path: '^brands/' },
      { path: '^(?:app|lib)/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'brand-data-without-ui',
      'Plain Node loads the brand file and its portraits.',
      { path: '^brands/[^/]+/(?:brand|portrait)\\.ts$' },
      { path: '^components/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'brands-apart',
      'A brand is one folder, which can be removed.',
      { path: '^brands/([^/]+)/' },
      { path: '^brands/', pathNot: '^brands/$1/' },
    ),
    error(
      'sandbox-apart',
      'The sandbox is a separate program: the app knows only its addresses, and it imports nothing of the app.',
      { path: '^sandbox/' },
      { path: '^(?:app|bin|brands|components|lib|prisma|tests)/' },
    ),
    error(
      'app-without-sandbox',
      'The app does not import the demo data.',
      { path: '^(?:app|brands|components|lib|(?:instrumentation|middleware|server)\\.ts)' },
      { path: '^(?:sandbox|tests|bin)/' },
    ),
    error(
      'nothing-missing',
      'An import that cannot be resolved.',
      { pathNot: '^(?:app|components)/.*\\.css$' },
      { couldNotResolve: true, pathNot: '\\.data/build/' },
    ),
    error(
      'packages-declared',
      'Packages that run in production are in dependencies.',
      {
        path: '^(?:app|brands|components|lib|sandbox|(?:instrumentation|middleware|server)\\.ts)',
        pathNot: '^sandbox/tests/',
      },
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^lib/db/generated/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
    },
  },
};
