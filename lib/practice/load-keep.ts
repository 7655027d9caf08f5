import { loadApi } from '../session/api';

/**
 * What keeps practice in the account, loaded behind the API client. Both hold zod, and the bundler takes for granted in the files of
 * each that the other file with zod has come: were they loaded side by side, the client could be run before it.
 */
export const loadKeep = () => loadApi().then(() => import('./keep'));
