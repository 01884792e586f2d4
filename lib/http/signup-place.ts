import { AppError, isAppError } from '../kernel/errors.ts';

type SentPlace = { readonly geo: string; readonly region: string };

/** The region of a signup: the reference texts call it `geo`, other clients may send `region`. */
export function signupRegion({ geo, region }: SentPlace): string {
  return geo === '' ? region : geo;
}

/** Runs a signup; the fault of its region names the key of the payload, `geo` unless `region` was sent. */
export async function namingPlace<T>({ geo, region }: SentPlace, signup: Promise<T>): Promise<T> {
  try {
    return await signup;
  } catch (error) {
    if (!isAppError(error) || (geo === '' && region !== '')) throw error;
    const fields = error.fields.map(({ path, code }) => ({
      path: path === 'region' ? 'geo' : path,
      code,
    }));
    throw new AppError(error.code, error.params, fields);
  }
}
