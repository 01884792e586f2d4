/** What the issuer's authentication wants to know of the browser, in the words of the calls. */
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
