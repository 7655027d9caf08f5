import { clientLoader } from './client-loader';

/** The API client of the rooms of members, loaded on first use. */
export const loadMemberApi = clientLoader(() =>
  import('./member-client').then(({ openMemberClient }) => openMemberClient()),
);
