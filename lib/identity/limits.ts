/** Ages that a person may give, at signup and in the profile: the service is for adults. */
export const AGE_MIN = 18;
export const AGE_MAX = 98;
/** Characters of an e-mail address: RFC 5321 allows a path of 256 octets with its angle brackets. */
export const EMAIL_MAX_LENGTH = 254;
