import { watchErrors } from '#components/tracking/watch-errors.ts';
import { loadContact } from './load-contact.ts';
import { startVisitor } from './start-visitor.ts';

// The only script of the pages that React does not run (lib/http/static-page.ts); bundled by
// bin/common/build.mjs.
watchErrors();
startVisitor();
loadContact();
