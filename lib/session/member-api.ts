import { clientLoader } from './client-loader';

export const loadMemberApi = clientLoader(() =>
  import('./member-client').then(({ openMemberClient }) => openMemberClient()),
);
