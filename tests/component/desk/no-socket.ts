import { beforeEach } from '@jest/globals';
import { deskConnection } from '#components/realtime/desk-connection.ts';

/** The tests of the file have no connection to the desk's socket, and make none. */
export function withoutSocket(): void {
  beforeEach(() => {
    deskConnection().close();
  });
}
