/** Local storage key of the chosen theme; it applies to this browser only. */
export const THEME_KEY = 'theme';

/**
 * Runs inline in `<head>`, before the first paint, so that a cached page, which is the same for all visitors,
 * does not flash in the wrong theme. A constant: its hash goes into the CSP.
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark'||t==='auto')document.documentElement.dataset.theme=t}catch(e){}`;
