/** The browser data that the issuer's authentication requires, under the names of the calls. */
export function device(locale: string) {
  return {
    language: locale,
    screenHeight: screen.height,
    screenWidth: screen.width,
    screenColorDepth: screen.colorDepth,
    timezone: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent.slice(0, 512),
    javaEnabled: false,
    javascriptEnabled: true,
    domain: location.hostname,
  };
}
