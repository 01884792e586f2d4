/** Characters of the purpose of a staff call; longer ones are cut. */
export const PURPOSE_MAX_LENGTH = 200;
