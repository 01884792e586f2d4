/** The fields' look; the page around them sets the custom properties by message. */
export const FIELDS_STYLE = `
:root {
  --field-background: #fff; --field-text: #1d2126; --field-label: #3c434c; --field-placeholder: #6b7480;
  --field-border: #8a929d; --field-focus: #1f5f5b; --field-error: #b3132b; --field-radius: 10px;
  --field-border-width: 1px; --field-font: ui-sans-serif, system-ui, sans-serif; --field-size: 16px;
  --field-weight: 400; --field-label-size: 14px; --field-label-weight: 600; --field-height: 48px; --field-gap: 14px;
  --field-scheme: light dark;
}
* { box-sizing: border-box; }
html { color-scheme: var(--field-scheme); background: transparent; }
body { margin: 0; padding: 3px; color: var(--field-text); font: var(--field-weight) var(--field-size)/1.4 var(--field-font); }
form { display: grid; grid-template-columns: 1fr 1fr; gap: var(--field-gap); }
.wide { grid-column: 1 / -1; }
label { display: block; margin-bottom: 5px; color: var(--field-label); font-size: var(--field-label-size); font-weight: var(--field-label-weight); }
.box { position: relative; }
input { width: 100%; height: var(--field-height); padding: 0 14px; font: inherit; color: inherit; font-variant-numeric: tabular-nums;
  background: var(--field-background); border: var(--field-border-width) solid var(--field-border); border-radius: var(--field-radius); outline: 0; }
input::placeholder { color: var(--field-placeholder); opacity: 1; }
input:focus { border-color: var(--field-focus); box-shadow: 0 0 0 2px var(--field-focus); }
input[aria-invalid="true"] { border-color: var(--field-error); }
input[aria-invalid="true"]:focus { box-shadow: 0 0 0 2px var(--field-error); }
input:disabled { opacity: .6; }
#number { padding-inline-end: 64px; }
.brand { position: absolute; inset-inline-end: 12px; inset-block: 0; margin-block: auto; width: 40px; height: 26px; pointer-events: none; }
.error { margin: 5px 0 0; color: var(--field-error); font-size: 14px; line-height: 1.35; }
.error:empty { display: none; }
@media (max-width: 260px) { form { grid-template-columns: 1fr; } }
`;
