// In the place of two modules below Next's Link, which need the router that only Next's own root makes: `navigator`
// takes a press (support/navigation.ts records the event), `links` fetches ahead what is in view, which is nothing.
exports.navigate = (href, kind) => {
  window.dispatchEvent(new CustomEvent('link-navigation', { detail: { kind, href } }));
};
exports.IDLE_LINK_STATUS = { pending: false };
exports.mountLinkInstance = () => null;
exports.unmountLinkForCurrentNavigation = () => undefined;
exports.unmountPrefetchableInstance = () => undefined;
exports.onNavigationIntent = () => undefined;
