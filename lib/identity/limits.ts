/** Ages offered at signup: the service is for adults, and the texts' select begins at 19. */
export const SIGNUP_AGE_MIN = 19;
export const SIGNUP_AGE_MAX = 98;
/** Characters of an e-mail address: RFC 5321 allows a path of 256 octets with its angle brackets. */
export const EMAIL_MAX_LENGTH = 254;
