const domains = [
  'accounts',
  'care',
  'chat',
  'consents',
  'credits',
  'discovery',
  'flows',
  'hosted',
  'legal',
  'mailing',
  'media',
  'moderation',
  'notifications',
  'payments',
  'places',
  'reviews',
  'staff',
  'tracking',
].join('|');
const domain = `^lib/(${domains})/`;
const anyDomain = `^lib/(?:${domains})/`;
const services = '^lib/(?:brands|i18n|jobs|mail|security|wire)/';

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The layers of `docs/architecture.md`. `tests/unit/guards` proves that each rule reports a wrong import. */
export default {
  forbidden: [
    error(
      'no-circle',
      'What needs each other is one thing, or needs a third.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    error(
      'lib-below-ui',
      'lib runs on the server, in jobs and on the command line: it knows neither components nor pages.',
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
      'Plain Node strips types, it does not compile JSX.',
      { path: '^(?:server\\.ts|lib/|sandbox/|prisma/)' },
      { path: '\\.tsx$' },
    ),
    error(
      'kernel-at-the-bottom',
      'The kernel carries everything and knows nothing of it.',
      { path: '^lib/kernel/' },
      { path: '^lib/(?!kernel/)' },
    ),
    error(
      'database-below-domains',
      'lib/db knows the kernel alone.',
      { path: '^lib/db/' },
      { path: '^lib/(?!db/|kernel/)' },
    ),
    error(
      'text-without-domain',
      'lib/text reads text and knows nothing else, so that server and browser read it alike.',
      { path: '^lib/text/' },
      { pathNot: '^lib/text/' },
    ),
    error(
      'http-above-domains',
      'A domain does not know that it is called over HTTP. Contracts and the viewer are what pages share.',
      { path: anyDomain, pathNot: '/contract\\.ts$' },
      { path: '^lib/http/' },
    ),
    error(
      'services-below-http',
      'Mail, jobs, brands, security and the wire serve the HTTP layer, not the other way round.',
      { path: services },
      { path: '^lib/http/' },
    ),
    error(
      'domain-by-its-verbs',
      'What lies deeper in another domain, and its policy, is its own business: call its verb or its query.',
      { path: domain },
      { path: `^lib/(?:${domains})/(?:[^/]+/|policy\\.ts$)`, pathNot: '^lib/$1/' },
    ),
    error(
      'provider-in-its-folder',
      'One payment provider is known to its folder; the registry alone picks among them.',
      {
        path: '^(?:app|components|lib)/',
        pathNot: '^lib/payments/providers/(?:registry\\.ts$|[^/]+/)',
      },
      { path: '^lib/payments/providers/[^/]+/' },
    ),
    error(
      'providers-apart',
      'Two payment providers share the contract, no code of each other.',
      { path: '^lib/payments/providers/([^/]+)/' },
      { path: '^lib/payments/providers/[^/]+/', pathNot: '^lib/payments/providers/$1/' },
    ),
    error(
      'components-below-pages',
      'Components are leaves of pages.',
      { path: '^components/' },
      { path: '^app/' },
    ),
    error(
      'components-by-types',
      'A component runs in the browser: of the server it knows types, the two clients, what reads text, and plain lists and sums. Mail is written on the server.',
      { path: '^components/', pathNot: '^components/mail/' },
      {
        path: '^lib/(?!http/client/|realtime/client/)(?!brands/theme-script\\.ts$)(?!kernel/(?:money|errors)\\.ts$)(?!wire/)(?!text/)(?!desk/plain/)(?!moderation/reasons\\.ts$)(?!flows/experiments/(?:plan-sample|windows)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'primitives-without-domain',
      'components/ui is owned primitives without a domain word.',
      { path: '^components/ui/' },
      { path: '^(?:components/(?!ui/)|lib/|brands/|messages/)' },
    ),
    error(
      'brand-files-below-lib',
      'A brand file is data; it knows the schema as a type alone. Its drawings and its home may use components.',
      { path: '^brands/' },
      { path: '^(?:app|lib)/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'brand-data-without-ui',
      'Plain Node reads what a brand is and how its people are drawn.',
      { path: '^brands/[^/]+/(?:brand|portrait)\\.ts$' },
      { path: '^components/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'brands-apart',
      'A brand is one folder, which can be taken away.',
      { path: '^brands/([^/]+)/' },
      { path: '^brands/', pathNot: '^brands/$1/' },
    ),
    error(
      'sandbox-apart',
      'The sandbox is a separate program: the app knows only its addresses, and it knows nothing of the app.',
      { path: '^sandbox/' },
      { path: '^(?:app|brands|components|lib|prisma)/' },
    ),
    error(
      'app-without-sandbox',
      'What is invented for the demo stays out of the app.',
      { path: '^(?:app|brands|components|lib|server\\.ts|middleware\\.ts)' },
      { path: '^(?:sandbox|tests|bin)/' },
    ),
    error(
      'nothing-missing',
      'An import that leads nowhere.',
      { pathNot: '^(?:app|components)/.*\\.css$' },
      { couldNotResolve: true, pathNot: '\\.data/build/' },
    ),
    error(
      'packages-declared',
      'What runs in production stands in dependencies.',
      { path: '^(?:app|brands|components|lib|sandbox|server\\.ts|middleware\\.ts)' },
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
