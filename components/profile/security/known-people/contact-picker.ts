/** The Contact Picker API, which browsers on Android have. */
interface ContactPicker {
  select: (
    properties: readonly ['email'],
    options: { readonly multiple: true },
  ) => Promise<readonly { readonly email?: readonly string[] }[]>;
}

function picker(): ContactPicker | undefined {
  return (navigator as { contacts?: ContactPicker }).contacts;
}

/** Whether the browser lets the member pick from the contacts of the device. */
export function hasContactPicker(): boolean {
  return picker() !== undefined;
}

/** The addresses of the contacts that the member picks, one a line; none when they pick none or close the picker. */
export async function pickContacts(): Promise<string> {
  const contacts =
    (await picker()
      ?.select(['email'], { multiple: true })
      .catch(() => [])) ?? [];
  return contacts.flatMap(({ email }) => email ?? []).join('\n');
}
