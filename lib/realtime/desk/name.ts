/** The namespace of operators' sockets. */
export const DESK_NAMESPACE = '/desk';
