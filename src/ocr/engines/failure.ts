import { GivenUp, RecognizerUnavailable } from './recognizer.ts';

/** Why a recogniser has read nothing: it took too long, could not be loaded, or broke off. The latter two are logged. */
export function failureOf(error: unknown): 'given_up' | 'not_loaded' | 'failed' {
  if (error instanceof GivenUp) return 'given_up';
  console.error(error);
  return error instanceof RecognizerUnavailable ? 'not_loaded' : 'failed';
}
