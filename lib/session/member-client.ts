import { createClient, type Client } from '../api/client/create-client';
import { memberCalls } from '../api/contract/tables/member-calls';
import { clientOptions } from './client-options';

/** Makes the API client of the rooms of members, which pages of the site load nothing of. */
export const openMemberClient = (): Client => createClient({ table: memberCalls, ...clientOptions() });
