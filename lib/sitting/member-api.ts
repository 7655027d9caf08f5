import { clientLoader } from '../session/client-loader';

/** The API client of the rooms of members, loaded on first use. */
export const loadMemberApi = clientLoader(() =>
  import('../session/member-client').then(({ openMemberClient }) => openMemberClient()),
);
