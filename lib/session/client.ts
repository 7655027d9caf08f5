import { createClient, type Client } from '../api/client/create-client';
import { calls } from '../api/contract/calls';
import { clientOptions } from './client-options';

export const openClient = (): Client => createClient({ table: calls, ...clientOptions() });
