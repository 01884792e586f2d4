// Replaces two modules of Next's Link that need the router of Next's root: `navigator` handles a press
// (support/navigation.ts records the event), `links` prefetches visible links, which is not needed here.
exports.navigate = (href, kind) => {
  window.dispatchEvent(new CustomEvent('link-navigation', { detail: { kind, href } }));
};
exports.IDLE_LINK_STATUS = { pending: false };
exports.mountLinkInstance = () => null;
exports.unmountLinkForCurrentNavigation = () => undefined;
exports.unmountPrefetchableInstance = () => undefined;
exports.onNavigationIntent = () => undefined;
