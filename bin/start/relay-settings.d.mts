export function relaySettings(relay: {
  readonly port: number;
  readonly secret: string;
  readonly folder: string;
}): string;
