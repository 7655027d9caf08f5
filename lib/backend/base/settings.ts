import { z } from 'zod';
import { backendSettings } from '../../env/backend-settings';

const schema = z.object(backendSettings);

export type BackendSettings = z.output<typeof schema>;

/**
 * Picks the embedded API's settings out of the environment's, with defaults for those that are not given.
 *
 * @throws ZodError where one of them is wrong
 */
export function readBackendSettings(source: object): BackendSettings {
  return schema.parse(source);
}
