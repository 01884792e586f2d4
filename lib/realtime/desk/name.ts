/** The namespace of operators' sockets. */
export const DESK_LINE = '/desk';
