import { clientLoader } from './client-loader';

/** The API client of this page, loaded on first use: visitors who neither have a session nor ask for one download none of it. */
export const loadApi = clientLoader(() => import('./client').then(({ openClient }) => openClient()));
