/** Subject under which the browser logs that it cannot reach the hub. */
export const SOCKET_ERROR = 'PROBLEMA SOCKET';
